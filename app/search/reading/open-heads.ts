import { fold } from "../language/fold";

/**
 * Words that end a compound after any other word: every 'Alpenfilm' is a film. Other words need a known word before
 * them, because 'Durchmesser' is no knife and 'Hersteller' no plate.
 */
const heads = `Fotograf, Fotografie, Foto, Fotokunst, Shooting, Film, Video, Clip, Reportage, Portrait, Porträt,
  Animation, Trickfilm, Kamera, Design, Gestalter, Gestaltung, Grafik, Layout, Logo, Plakat,
  Poster, Flyer, Folder, Broschüre, Katalog, Prospekt, Magazin, Zeitung, Zeitschrift, Etikett, Verpackung,
  Schachtel, Karton, Visitenkarte, Speisekarte, Einladung, Schild, Leitsystem, Beschriftung, Kalender, Website,
  Webseite, Homepage, Onlineshop, Webshop, Software, Programmierer, Entwickler, Texter, Werbetext, Redakteur,
  Journalist, Autor, Chronik, Lektorat, Übersetzung, Übersetzer, Redner, Illustration, Illustrator, Zeichner,
  Zeichnung, Comic, Karikatur, Musik, Sänger, Komponist, Orchester, Hörspiel, Podcast, Sprecher, Event,
  Festival, Theater, Kostüm, Bühnenbild, Tänzer, Zauberer, Dekoration, Mode, Schneider, Kleid, Keramik,
  Schmuck, Skulptur, Maler, Gemälde, Künstler, Handwerk, Möbel, Tischler, Restaurator, Architekt, Architektur, Ausstellung, Museum, Messestand, Werbung, Kampagne, Marketing, Newsletter,
  Workshop, Duo, Trio, Häferl, Tasse, Geländer, Treppe, Stiege, Lampe, Leuchte, Kerze, Seife, Teppich, Tasche,
  Gürtel, Fahne, Perücke, Puppe, Mütze, Pullover, Schüssel, Vase, Laterne, Kulisse, Requisite, Tracht,
  Dirndl, Tattoo, Wandbild, Rendering, Animation, Jingle, Song, Ensemble, Quartett, Quintett, Kabarett, Schatulle, Tafel, Aufkleber, Sticker, Präsentation, Trailer, Billet`;

const open = new Set(heads.split(/\s*,\s*/).map(fold));

export const isOpenHead = (forms: readonly string[]): boolean => forms.some((form) => open.has(form));
