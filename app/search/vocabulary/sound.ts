import type { Concept } from "./concept";

export const sound: readonly Concept[] = [
  {
    id: "musikproduktion",
    name: "Tonstudio und Musikproduktion",
    words: `Tonstudio, Musikproduzent, Musikproduktion, Aufnahmestudio, Mastering, Mixing, Abmischung, abmischen,
      Tonaufnahme, recording, recording studio, music producer, Musikaufnahme, Beatmaker, Albumproduktion, Tonträger,
      Ableton, CD-Produktion, CD-Aufnahme, mastern, Recordingstudio, mixing engineer, Ton mischen, Logic Pro, FL
      Studio, Produzent, Album produzieren, Album aufnehmen, EP aufnehmen, Mixdown, einspielen, Aufnahmeleiter Musik,
      Proberaumaufnahme, Musik aufnehmen, Stems, Tonaufnahmen, Platte aufnehmen, Gesang aufnehmen, Chor aufnehmen,
      Band aufnehmen, Bands aufnehmen, Beat, Beats, Producer, müzik yapımcısı, studio di registrazione, Homerecording,
      Playback, CD brennen, Karaoke Version, Musikstudio, studio za snimanje`,
    needs: `CD aufnehmen, Song aufnehmen, Lied aufnehmen, Album aufnehmen, Demo aufnehmen, Chor aufnehmen,
      Schallplatte digitalisieren, Schallplatten digitalisieren, Tonband digitalisieren, Tonbänder digitalisieren,
      Musikkassetten digitalisieren, Vinyl pressen, Platte pressen, CD pressen, Schallplatte pressen, Lied einsingen,
      Hochzeitslied aufnehmen`,
    about: "Chor, Band, Lied, Song, Orchester, Album",
    related: ["tontechnik", "komposition", "sounddesign"],
  },
  {
    id: "sounddesign",
    name: "Sounddesign",
    words: `Sounddesigner, Klangdesign, Klanggestaltung, Geräusche, Geräuschemacher, sound design, Soundeffekte, sound
      designer, foley, Klangkulisse, Audiodesign, Klanglandschaft, Soundscape, Klangkonzept, Raumklang,
      Audioproduktion, Game Audio, Hörinstallation, Klänge, Soundstudio, Sound, Gamesound, Sound für Spiel, Sound für
      Game, Sound für Film, Atmo, Klingelton, Signalton, Ton für Film, Ton für Ausstellung, Tonpostproduktion,
      Mischung Film, Audio nachbearbeiten, Ton nachbearbeiten, entrauschen, Tonspur säubern, Tonspur, Audioschnitt`,
    needs: "Ton verbessern, Ton zu leise, Ton rauscht",
    related: ["filmmusik", "tontechnik", "klangkunst"],
  },
  {
    id: "tontechnik",
    name: "Tontechnik",
    words: `Tontechniker, Ton, Tonmann, Tonmeister, Tonmischung, Beschallung, Soundtechniker, sound engineer, audio
      engineer, PA-Anlage, Tonanlage, Filmton, O-Ton, Tontechnik für Konzerte, Musikanlage, Mikrofon, Tonbearbeitung,
      Audiotechnik, Beschallungsanlage, sound technician, Lautsprecheranlage, Toningenieur, Livesound, FOH,
      Tonverantwortlicher, Pro Tools, Cubase, Audiotechniker, Tonproduktion, Live-Ton, Aufnahmetechnik, Tonschnitt,
      Tonfrau, Soundtechnik, Tonassistent, Mischpult, Funkmikrofon, Funkmikro, Headset, PA mieten, Soundcheck,
      Monitormischer, Tonassistenz, live mischen, Beschaller, Tonanlage mieten, Musikanlage mieten, Boxen mieten,
      Boxen ausleihen, Lautsprecherbox, Mikrofonanlage, PA, Funkmikrofone, Verstärker, Boxen, ses sistemi, ses
      tekniği, ozvučenje, tonac, Karaoke, Karaokeanlage, Lautsprecher mieten, ses teknisyeni, tonmajstor, fonico,
      Soundanlage, Musikbox leihen, Mikro mieten, Lautsprecher ausleihen, Lautsprecher leihen, Mikrofon ausleihen,
      Mikrofon leihen`,
    needs: `Ton aufnehmen, Anlage mieten, jemand für den Ton, PA mieten, Konzert aufnehmen, Konzerte mischen, Lautsprecher
      mieten, Mikrofon mieten`,
    related: ["musikproduktion", "veranstaltungstechnik", "sounddesign"],
  },
  {
    id: "sprecher",
    name: "Sprechen und Synchronisation",
    words: `Synchron, Synchronsprechen, Synchronarbeit,
      Sprecher, Sprecherin, Off-Sprecher, Voice-over, voiceover, voice actor, Synchronsprecher, Sprachaufnahme,
      Vorlesen, vorlesen, Hörbuchsprecher, Werbesprecher, Telefonansage, Radiosprecher, Audioguide, Hörführung, voice
      over artist, Mailboxansage, Stimme für Video, narrator, Synchronisation, synchronisieren, einsprechen,
      Sprachaufnahmen, Synchronstimme, Audiotour, Vorleser, Ansagetext, Warteschleifenansage, Sprechkunst,
      Anrufbeantworter, Mailbox besprechen, Telefonstimme, Kinderstimme, Off-Stimme, einlesen, vorlesen lassen, Ansage
      sprechen, Durchsage, Meditation sprechen, Sprechaufnahme, Sprechaufnahmen, seslendirme, spiker, doppiatore,
      Warteschleife Ansage, Ansage aufnehmen, Station Voice, Werbestimme, Bandansage, Telefonbandansage, Telefonband,
      Anrufbeantworter besprechen, Anrufbeantworter aufnehmen, Warteschleife aufnehmen, Warteschleife sprechen`,
    needs: `Stimme für, Text einsprechen, Text vorlesen,
      Stimme für Audioguide`,
    about: "Stimme, Werbespot, Hörbuch, Erklärvideo, Hörspiel, Dialekt, Mundart",
    related: ["schauspiel", "moderation", "hoerspiel"],
  },
  {
    id: "podcast",
    name: "Podcast",
    words: `Podcaster, Podcastproduktion, Podcastproduzent, podcasten, Podcast-Host, podcast production,
      podcast editing, Podcastschnitt, Videopodcast, Podcaststudio, Audiobeitrag, Audioserie, Podcastreihe, Audioaufnahme,
      Radiosendung, Radiomacher, Radio, Corporate Podcast`,
    needs: `Gespräche aufnehmen, Interviews aufnehmen, Podcast schneiden, Podcast aufnehmen, Podcast produzieren, Podcast
      bearbeiten, Podcast starten`,
    related: ["podcast-marketing", "sprecher", "tontechnik"],
  },
  {
    id: "hoerspiel",
    name: "Hörspiel und Hörbuch",
    words: `Hörspiel, Hörbuch, Hörstück, audiobook, audio book, Radiospot, Radiowerbung, Hörspielproduktion,
      Hörbuchproduktion, radio play, Feature, Radiofeature, Radiobeitrag produzieren, Funkspot, Hörspot,
      Hörgeschichte, Kinderhörspiel, Hörbeitrag, Werbespot Radio, Hörspaziergang, Audiowalk, sesli kitap, audio knjiga,
      audiolibro, Hörweg, Tonie, Hörspielfigur`,
    about: "Kinder, Dialekt",
    related: ["sprecher", "sounddesign", "podcast"],
  },
  {
    id: "klangkunst",
    name: "Klangkunst",
    words: `Klangkünstler, Klanginstallation, Soundart, sound art, Klangobjekt, Klangraum, Klangschalen, Gong,
      Klangperformance, experimentelle Musik, Klangspaziergang, Ambient, Sound Artist, Handpan, Hang Drum, Didgeridoo,
      Klangweg, Klangbad, Klangskulptur, Soundinstallation`,
    related: ["medienkunst", "komposition", "sounddesign"],
  },
];
