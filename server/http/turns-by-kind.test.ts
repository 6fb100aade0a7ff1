import { expect, it } from "vitest";
import { kindOf } from "./turns-by-kind";

it.for([
  ["GET", "/", "page"],
  ["GET", "/feed.data", "page"],
  ["GET", "/nachrichten/0190a1b2-0000-7000-8000-000000000000", "page"],
  ["GET", "/nachrichten/0190a1b2-0000-7000-8000-000000000000/neues", "question"],
  ["GET", "/profil/name-frei.data?name=Anna", "question"],
  ["GET", "/storage/post-images/1/plakat.jpg", "picture"],
  ["GET", "/bild/kreative/anna-fink.png", "drawing"],
  ["POST", "/kreative/anna-fink/like", "write"],
  ["POST", "/profil/bild", "upload"],
] as const)(
  "%s %s takes the turn of a %s, so that none keeps a reader from a page [SAFE-17, SAFE-98]",
  ([method, path, kind]) => {
    expect(kindOf(new Request(`http://localhost${path}`, { method }))).toBe(kind);
  },
);

it.for([
  ["/", "main"],
  ["/kreative", "main"],
  ["/kreative?q=Plakat", "page"],
  ["/kreative/anna-fink", "page"],
] as const)(
  "%s takes the turn of a %s page for visitors, so that no flood of other pages keeps them out [SAFE-135]",
  ([path, kind]) => {
    expect(kindOf(new Request(`http://localhost${path}`), true)).toBe(kind);
  },
);
