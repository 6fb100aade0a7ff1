import type { Concept } from "./concept";

export const courses: readonly Concept[] = [
  {
    id: "fotokurs",
    name: "Foto- und Filmkurse",
    words: `Fotokurs, Fotoworkshop, Fotografiekurs, Filmworkshop, Videoworkshop, Fotoschule, photography workshop,
      Smartphone-Filmkurs, Trickfilmworkshop, Fotografieworkshop, Fototrainer, Filmkurs, Fotoreise, Fotowanderung,
      photography course, Handyfotokurs, Handyvideokurs, Fotounterricht, Podcastworkshop, Videokurs, Drohnenkurs,
      corso fotografia, Fotowalk, Fotospaziergang, Kamera erklären, Filmprojekt Schule, Film machen mit Kindern, Stop
      Motion Workshop, Videoschnitt lernen, Lightroom Kurs, Photoshop Kurs Foto, fotoğraf kursu`,
    needs: "fotografieren lernen, Kamera lernen, filmen lernen",
    about: "Fotografie, Foto, Film, Video, Kamera, Podcast, fotografieren, filmen, photography, Smartphone, Trickfilm",
    wider: ["workshop"],
    related: ["fotografie", "film"],
  },
  {
    id: "handwerkskurs",
    name: "Handwerks- und Bastelkurse",
    words: `Töpferkurs, Nähkurs, Keramikkurs, Bastelkurs, Schnitzkurs, Goldschmiedekurs, pottery class, DIY-Workshop,
      Schmiedekurs, Strickkurs, Filzkurs, Siebdruckworkshop, Druckworkshop, Holzworkshop, Werkunterricht,
      Handarbeitskurs, Nähschule, Buchbindekurs, craft workshop, Bastelworkshop, Keramikworkshop, Werklehrer, basteln,
      Floristikworkshop, sewing class, Kerzenworkshop, Drechselkurs, Korbflechtkurs, Textilworkshop,
      Kranzbindeworkshop, Basteln, Schmuckworkshop, Töpferstunde, Häkelkurs, Ringe selber machen, Trauringkurs, selber
      machen, DIY Workshop, dikiş kursu, kurs šivanja, corso ceramica, Seifenkurs, Webkurs, Brotbackkurs, Spinnkurs,
      Kranzbinden, Werken mit Kindern, Kränze binden Workshop, Makramee Workshop, Adventkranz binden Kurs, Stickkurs,
      Tonworkshop, Blumenworkshop, Krippenbaukurs, Möbelbaukurs, Möbel bauen Kurs, Strickcafé, Upcycling Workshop,
      Letterpress Workshop, Seifensieden Kurs`,
    needs: "töpfern lernen, nähen lernen, schnitzen lernen, basteln mit Kindern, stricken lernen",
    about: `Keramik, nähen, töpfern, schnitzen, Holz, Schmuck, Siebdruck, Handwerk, Filzen, Drechseln, Papier,
      schmieden, Stricken, Weben, Buchbinden, Floristik, Kranz, Basteln, pottery, Handarbeit, Kerzen, Textil, Glas`,
    wider: ["workshop"],
    related: ["kunsthandwerk", "keramik"],
  },
  {
    id: "marketing-schulung",
    name: "Marketing- und Softwareschulung",
    words: `Social-Media-Schulung, Social-Media-Workshop, Marketingworkshop, Photoshopkurs, InDesign-Kurs,
      WordPress-Schulung, Softwareschulung, Programmierkurs, Onlinemarketing-Kurs, Instagram-Workshop, Grafikkurs,
      Canva-Kurs, EDV-Kurs, Computerkurs, Coding-Kurs, KI-Schulung, Digitaltraining, EDV-Trainer, Newsletterschulung,
      Webdesignkurs, ChatGPT Kurs, ChatGPT Schulung, künstliche Intelligenz Workshop, KI im Büro, Illustrator Kurs,
      AutoCAD Kurs, CAD Kurs, Word Kurs, Prompting Workshop, Premiere Pro Kurs, Digitalkurs Senioren, Handykurs,
      Smartphonekurs, Adobe Schulung, KI-Kurs, Digitalkurs, Excelkurs, PC-Kurs`,
    needs: "Instagram lernen, programmieren lernen, Photoshop lernen, KI lernen",
    about: `Social Media, Instagram, Marketing, Photoshop, InDesign, WordPress, SEO, programmieren, KI, Canva,
      Newsletter, TikTok, Grafikdesign, Webdesign, PowerPoint, Computer, Software, Excel`,
    wider: ["workshop"],
    related: ["social-media", "marketingberatung"],
  },
  {
    id: "medienpaedagogik",
    name: "Medienpädagogik",
    words: `Medienbildung, Medienkompetenz, Medienpädagoge, digitale Bildung, media education, media literacy,
      Medienworkshop, Internet-Sicherheit für Schüler, Medienpädagogin, Coding für Kinder, Robotik,
      Medienbildung für Schulen, Digitaler Unterricht, Making mit Kindern, Internet sicher Workshop, Cybermobbing,
      Cybermobbing Workshop, Fake News, Fake News Workshop, Trickfilm mit Kindern, Hörspiel mit Kindern, Radio mit
      Schülern, Programmieren für Kinder, Elternabend Handy, Elternabend Medien, Safer Internet, Handy Workshop Schule,
      Gaming Workshop Eltern, Schülerradio, Schülerzeitung Workshop, Scratch Kurs, Videospiele Workshop, Makerspace
      für Kinder`,
    about: "Medien, Trickfilm, Hörspiel, Radio",
    wider: ["workshop"],
    related: ["fotokurs", "game-design"],
  },
];
