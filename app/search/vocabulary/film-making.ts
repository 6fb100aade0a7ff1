import type { Concept } from "./concept";

export const filmMaking: readonly Concept[] = [
  {
    id: "motion-design",
    name: "Motion Design",
    words: `Motion Graphics, Motiondesigner, Bewegtbilddesign, Motion Designer, After Effects, animierte Grafik,
      Logoanimation, animiertes Logo, Titelsequenz, Vorspann, Abspann, Intro, Outro, Bauchbinde, kinetische
      Typografie, Broadcast Design, bewegtes Logo, bewegte Grafik, Bewegtgrafik, bewegte Schrift, Titelanimation,
      Displayanimation, animierte Banner, Animation für Screens, Infografik animieren, Opener, Kinetic
      Typography, animierte Infografik`,
    needs: "Logo animieren, Intro für YouTube",
    wider: ["gestaltung", "animation"],
    related: ["erklaerfilm", "film"],
    skills: ["Motion Graphics"],
  },
  {
    id: "animation",
    name: "Animation",
    words: `Animator, animieren, Trickfilm, Animationsfilm, 3D-Animation, 2D-Animation, Zeichentrick, Stopptrick, Stop-Motion,
      Stopmotion, animated film, GIF, Trickfilmer, Puppentrick, animation film, Lottie, Zeichentrickfilm,
      Animationsvideo, Character Animation, Toon Boom, Stop Motion Film, Zeichnungen bewegen, Bild für Bild, Knetfilm,
      Claymation, Knetanimation, Legetrickfilm, Puppenanimation, stop motion animator, animierter Film, Daumenkino, Figur animieren`,
    about: "animiert",
    related: ["motion-design", "3d-design", "illustration"],
  },
  {
    id: "kamera",
    name: "Kamera",
    words: `Kameramann, Kamerateam, Kameraoperator, Bildgestaltung, camera operator, cinematographer, cinematography,
      DoP, Director of Photography, Steadicam, Gimbal, Kameraassistent, cameraman, Oberbeleuchter, Kameraführung,
      Kameraarbeit, Kameraassistenz, Filmgeräte Verleih, Filmkamera, filmische Bildgestaltung, gaffer, Teleprompter,
      EB Team, EB-Team, Kranfahrt, Focus Puller, Bildgestalter, operatore`,
    related: ["film", "regie", "filmschnitt"],
  },
  {
    id: "filmschnitt",
    name: "Filmschnitt",
    words: `Videoschnitt, Cutter, Schnitt, Filmeditor, Videoeditor, Videobearbeitung, Postproduktion, video editor,
      video editing, editing, editor, Premiere, Premiere Pro, Final Cut, DaVinci Resolve, Montage von Filmen, post production,
      Videonachbearbeitung, schneiden, CapCut, Adobe Premiere, Avid, Schnittplatz, DaVinci, Rohschnitt, Feinschnitt,
      zusammenschneiden, Videos schneiden, Schmalfilm digitalisieren, Videos digitalisieren, Videokassetten
      digitalisieren, Kassetten digitalisieren, Filmmaterial schneiden, Video kürzen, Video bearbeiten, video montaj,
      video düzenleme, montaža, montaža videa, kurgu, montaggio, Videomontage, Video zusammenschneiden, Urlaubsvideo
      schneiden, videocutter, Diashow, Fotoshow, Video aus Fotos`,
    needs: `Video schneiden, Film schneiden, Videos schneiden, Videos bearbeiten, Material schneiden, Super 8
      digitalisieren, VHS digitalisieren, Filme digitalisieren, Reels schneiden, Videos zusammenschneiden, Videos
      kürzen, VHS überspielen, Kassetten überspielen, Kassette digitalisieren, Video überspielen, Videokassette
      digitalisieren, Filme überspielen, VHS auf DVD, MiniDV digitalisieren, Hi8 digitalisieren, Super 8 überspielen,
      VHS auf USB`,
    related: ["film", "farbkorrektur"],
  },
  {
    id: "farbkorrektur",
    name: "Farbkorrektur",
    words: `Colorgrading, Color Grading, Colorist, Farbkorrektur, grading, Lichtbestimmung, LUTs, colour grading, LUT,
      color grader, Farbstimmung Film, Farben im Video, Video aufhellen`,
    needs: "Video zu dunkel, Farben im Video anpassen",
    related: ["filmschnitt", "bildbearbeitung"],
  },
  {
    id: "vfx",
    name: "Visuelle Effekte",
    words: `VFX, visual effects, Spezialeffekte, Compositing, Greenscreen, CGI, special effects, SFX, Rotoscoping,
      Matte Painting, digitale Effekte, Filmeffekte, Keying, Videoretusche, Retusche im Video`,
    related: ["animation", "3d-design", "filmschnitt"],
  },
  {
    id: "regie",
    name: "Regie",
    words: `Regisseur, Filmregie, Filmregisseur, director, Regieassistenz, film director, Theaterregie,
      Theaterregisseur, Inszenierung, inszenieren, Spielleitung, Hörspielregie, Filmleitung, Spielleiter, yönetmen,
      redatelj, regista, reditelj`,
    about: "Laientheater, Freilichtspiel, Oper, Operette, Freilichtspiele, Laienbühne",
    related: ["drehbuch", "film", "theater"],
  },
  {
    id: "drehbuch",
    name: "Drehbuch und Dramaturgie",
    words: `Drehbuch, Drehbuchautor, Drehbuchschreiben, Dramaturg, Dramaturgie, screenwriter, screenwriting,
      screenplay, Storytelling, Stückeschreiber, Theaterautor, Theaterstück, Dramatiker, Treatment, Storyline,
      Drehkonzept, Filmidee, Theatertext, Script, Filmskript, Videoskript, senaryo, scenarist, Skript schreiben, Stück
      schreiben, Sketch schreiben, Musical schreiben, scenarij`,
    needs: "Geschichte erzählen, Konzept für einen Film",
    related: ["literatur", "regie", "storyboard"],
  },
  {
    id: "livestream",
    name: "Livestream",
    words: `Livestreaming, Streaming, streamen, Live-Übertragung, Onlineevent, Bildregie,
      Webcast, hybrid event, Videokonferenztechnik, Liveübertragung, Messe übertragen, Veranstaltung übertragen, Onlinekonferenz, virtuelle Veranstaltung, Online Tagung, Multicam, Public
      Viewing, Online Event, Sitzung übertragen, Gemeinderatssitzung übertragen`,
    needs: `Veranstaltung online übertragen, Gottesdienst übertragen, Gemeindevertretung übertragen, live übertragen,
      Webinar aufzeichnen, Tagung aufzeichnen`,
    related: ["eventfilm", "veranstaltungstechnik"],
  },
  {
    id: "untertitel",
    name: "Untertitel",
    words: `Untertitelung, untertiteln, subtitles, captions, Audiodeskription, Transkription, transkribieren,
      Transkript, closed captions, Verschriftlichung, Interview abtippen, altyazı, titlovi, sottotitoli, Tonaufnahme
      abtippen, Video übersetzen Untertitel, Aufnahme abtippen`,
    related: ["uebersetzung", "filmschnitt", "barrierefreiheit"],
  },
  {
    id: "schauspiel",
    name: "Schauspiel",
    words: `Schauspieler, actor, actress, acting, Darsteller, Laiendarsteller, Theaterschauspieler, Improvisation,
      Improtheater, Improvisationstheater, Model, Modell stehen, Stuntman, oyuncu, glumac, attore, Theaterspieler,
      Rezitator, Rezitation, Mime, Doppelgänger, Rollenspiel, Krampus`,
    needs: "Darsteller für Werbung, Krimidinner",
    related: ["theater", "sprecher", "spielfilm", "casting"],
  },
];
