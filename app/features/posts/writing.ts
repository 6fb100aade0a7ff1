import { postMax } from "~/text/maximums";

/** Texts for writing a post, in a file of their own, so that readers do not load them. */
export const postLimitText = `Sie haben bereits das Maximum von ${postMax.posts} Posts erreicht. Löschen Sie einen bestehenden Post, um einen neuen zu erstellen.`;
export const hiddenPostText = "Andere sehen Ihren Post erst, wenn Ihr Profil wieder sichtbar ist.";
export const tooManyImagesText = `Sie können maximal ${postMax.images} Bilder pro Post hochladen`;
