import type { Concept } from "./concept";

export const composing: readonly Concept[] = [
  {
    id: "komposition",
    name: "Komposition",
    words: `Komponist, komponieren, Musikstück, Arrangement, Arrangeur, arrangieren, composer, composition, Tonsetzer,
      Auftragskomposition, Notensatz, Musikschreiber, Orchestrierung, Noten schreiben, neue Musik, Hymne, Chorsatz,
      Festmarsch, Klangkomposition, Noten setzen, zeitgenössische Musik, Tonsatz, besteci, kompozitor, compositore,
      Auftragswerk Musik, Musik schreiben, Festmusik, Orchesterwerk, Noten digitalisieren`,
    wider: ["musik"],
    related: ["filmmusik", "songwriting", "musikproduktion"],
  },
  {
    id: "filmmusik",
    name: "Film- und Werbemusik",
    words: `Filmkomponist, Filmmusik, Soundtrack, vertonen, Vertonung, film score, Werbemusik, Jingle,
      Hintergrundmusik, Audiologo, Soundlogo, Audiobranding, audio branding, Sonic Branding, film composer,
      Theatermusik, Spielemusik, Videovertonung, Filmvertonung, Bühnenmusik, Games-Musik, Erkennungsmelodie, Musik zum
      Video, Titelmelodie, Imagemusik, Warteschleifenmusik, Soundbranding, Kennmelodie, Podcast Intro, Intro Musik,
      Musik für Video, Gamemusik, Musik für Computerspiel, Musik für Spiel, Musik für Spiele, Musik fürs Theater,
      Musik für Theaterstück, film müziği, filmska muzika, colonna sonora, Stadionhymne, lizenzfreie Musik, Musik für
      App, Musik für Werbespot, Musik für Spot, Musik zum Erklärvideo`,
    needs: "Musik zum Film, Musik für Video, Film vertonen, Video vertonen, Warteschleife, Melodie für Werbung",
    about: "Film, Werbung, Video, Spot, Theater, Spiel, Radio, Podcast, Imagefilm",
    wider: ["komposition"],
    related: ["sounddesign", "musikproduktion"],
  },
  {
    id: "songwriting",
    name: "Songwriting",
    words: `Lied, Songwriter, Liedermacher, Liedtext, Songtext, Songschreiber, singer songwriter, lyrics, Textdichter,
      Lied schreiben, Chanson, Chansonnier, Vereinshymne, Song schreiben, Lied komponieren, Rapmusik, Dialektlieder,
      Song zur Hochzeit, Songtexte, Songtexter, Liedtexte, Lied dichten, Song, Firmensong, Firmenhymne, cantautore,
      söz yazarı, Schlager schreiben, Kinderlieder schreiben, Kinderlied`,
    about: "Lied, Song, Dialekt, Mundart",
    wider: ["musik"],
    related: ["komposition", "band", "poetry-slam"],
  },
  {
    id: "instrumentenbau",
    name: "Instrumentenbau",
    words: `Klaviertechniker, Klavierservice, Pianostimmer, Stimmservice,
      Instrumentenbauer, Geigenbauer, Gitarrenbauer, Orgelbauer, Klavierstimmer, Klavier stimmen, Klavierbauer,
      luthier, Instrumentenmacher, instrument maker, Zitherbauer, Alphornbauer, Harmonikabauer, Instrumentenreparatur,
      Geigenbau, Gitarrenbau, Orgelbau, Klavierbau, Instrument reparieren, Instrumente bauen, Instrumente reparieren,
      Gitarre reparieren, Geige reparieren, Saiteninstrumente, Trommelbau, Klavierreparatur, violin maker, guitar
      maker, instrument builder, Bogenbauer, Bogenbehaarung, Harfenbauer, Saiten wechseln, liutaio, piano tuner, Bogen behaaren, Flügel stimmen`,
    related: ["musik", "holzhandwerk"],
  },
];
