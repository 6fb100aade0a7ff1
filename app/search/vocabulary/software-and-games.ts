import type { Concept } from "./concept";

export const softwareAndGames: readonly Concept[] = [
  {
    id: "app-entwicklung",
    name: "App-Entwicklung",
    words: `App, Apps, Appentwickler, App-Programmierung, App-Programmierer, Handyapp, Mobile App,
      mobile development, iOS, Android, Flutter, app developer, React Native, Swift, Kotlin, Smartphone-App,
      Handy-App, iPhone-App, App entwickeln, mobile developer, Gemeindeapp, Vereinsapp, uygulama geliştirme, izrada
      aplikacija, aplikacija, uygulama, applicazione, PWA, Progressive Web App`,
    wider: ["software"],
    related: ["ux-ui", "webentwicklung"],
  },
  {
    id: "software",
    name: "Softwareentwicklung",
    words: `Software, Softwareentwickler, Programmierer, programmieren, Informatiker, Developer, software developer,
      software engineer, Coder, coding, Python, Java, Datenbank, Datenbankentwickler, Informatik, Code,
      Softwarearchitekt, Programmiersprache, programmer, Entwickler, Digitalisierung, Buchungssystem,
      Reservierungssystem, Ticketsystem, Tool entwickeln, Excel-Makro, Automatisierung von Abläufen, Embedded,
      Arduino, Creative Coding, SaaS, Kassensystem, Buchungsplattform, Plattform entwickeln, Konfigurator, C Sharp,
      dotnet, ASP.NET, C++, Kotlin, Rust, Go Entwickler, ERP, Warenwirtschaft, Unternehmenssoftware,
      Mitgliederverwaltung, Verwaltungsprogramm, Webanwendung, Web App, Webapp, Excel Makro, Cloud, DevOps, IT
      Dienstleister, Informatikerin, coden, Codes schreiben, Terminbuchung, Buchungstool, Programm schreiben,
      programmieren lassen, MVP, Online Buchung, Onlinebuchung, Terminkalender online, Vereinssoftware, Plattform
      programmieren, Tool programmieren, yazılım, yazılımcı, programcı, programer, Vereinsverwaltung, sviluppatore,
      Zeiterfassung, Rechnungsprogramm, Raspberry Pi, Tischreservierung online, Tischreservierung, Excel Tabelle,
      Excel, Excel Profi, ETL, Airtable, Notion einrichten, SPS, Mikrocontroller, IoT, Sensoren, Sensorik, Datenbanken,
      Programmierarbeiten, Zeiterfassungssystem, Chipkarten, Registrierkasse`,
    related: ["webentwicklung", "app-entwicklung", "ki"],
  },
  {
    id: "ki",
    name: "Künstliche Intelligenz",
    words: `KI, künstliche Intelligenz, AI, artificial intelligence, Machine Learning, ChatGPT, Chatbot, KI-Bilder,
      Prompting, KI-Berater, generative KI, Prompt Engineer, Midjourney, KI-Video, KI-Workshop, AI artist, KI-Kunst,
      Sprachmodell, LLM, Prompt, Prompt Engineering, KI Bilder, KI Assistent, KI Beratung, Copilot, neural network,
      Deepfake, Stimme klonen, KI-Stimme, KI-Musik, KI-Avatar, Stable Diffusion, ElevenLabs, yapay zeka, umjetna
      inteligencija, veštačka inteligencija, intelligenza artificiale, Sprachassistent, Voicebot, Bilderkennung, Deep
      Learning, OpenAI, KI-Agent, KI Texte, KI Tools, KI Automatisierung`,
    related: ["software", "marketing-automation"],
  },
  {
    id: "game-design",
    name: "Spieleentwicklung",
    words: `Indie Dev, Indie Developer, Gamedev, Pixelart, Browserspiel, PC-Spiel, Konsolenspiel, Mobile Game,
      Game Design, Spieleentwickler, Computerspiel, Videospiel, Gamedesigner, game developer, Unity, Unreal
      Engine, Spieldesign, Gamification, Brettspiel, Gesellschaftsspiel, Spielautor, serious game, Kartenspiel, Quiz,
      Schnitzeljagd, Rätselspiel, Escape Room, Rätselrallye, game, Geocaching, Rätseltrail, Game Artist, Level Design,
      Spiel entwickeln, Unreal, Godot, Indie Game, Handyspiel, Spiel programmieren, Quiz App, Rätselweg, Puzzle,
      Memory, Spielkarten, Jasskarten, Quartettspiel, oyun geliştirici, oyun, Würfelspiel, Glücksrad, Museumsspiel,
      Onlinespiel, Browsergame, Roblox, Minecraft, Pixel Art, Spielgrafik, Rätselwanderung, gioco, Spielbrett, igrica,
      Spiel fürs Handy, Spiel fürs Museum, Spiel für Messe, Spiel am Handy, Spiele-App, Spiel erfinden, Spielidee,
      Exit Game, Spiel für Kinder`,
    related: ["software", "3d-design", "character-design"],
  },
  {
    id: "ar-vr",
    name: "Virtual und Augmented Reality",
    words: `Virtual Reality, Augmented Reality, VR, AR, Mixed Reality, XR, VR-Brille, WebXR, Hologramm, Metaverse,
      immersive Erlebnisse, Extended Reality, VR-Erlebnis, AR-Filter, virtuelle Realität, Metaversum, sanal gerçeklik,
      virtuelle Welt, immersiv, Apple Vision, 3D Brille, realtà virtuale, VR-App, virtuelle Erlebnisse`,
    related: ["3d-design", "medienkunst", "panorama"],
  },
  {
    id: "3d-design",
    name: "3D-Design",
    words: `3D, 3D-Artist, 3D-Modell, 3D-Modellierung, 3D-Grafik, 3D-Designer, Blender, Cinema 4D, CAD,
      3D-Visualisierung, Visualisierung, visualisieren, Rendering, 3D-Rendering, Visualisierer, rendern, 3D-Scan,
      Rhino, 3ds Max, 3D modeling, 3D artist, SolidWorks, CAD-Zeichner, 3D-Konstruktion, SketchUp, ZBrush, Houdini,
      V-Ray, AutoCAD, Photogrammetrie, Laserscan, Punktwolke, digitaler Zwilling, STL Datei, STL, Bauteil
      zeichnen, Konstruktionszeichnung, Modell am Computer, Konstruktionsplan, 3D-Scanner`,
    wider: ["gestaltung"],
    related: ["produktvisualisierung", "architekturvisualisierung", "animation", "3d-druck"],
  },
  {
    id: "produktvisualisierung",
    name: "Produktvisualisierung",
    words: `Produktrendering, Produktanimation, product rendering, 3D-Produktbild, Produktkonfigurator,
      virtuelles Produktbild, Produktillustration 3D, 3D Konfigurator, Produktbild rendern`,
    about: "Produkt, Maschine, Möbel, Prototyp, Patent",
    wider: ["3d-design"],
    related: ["produktfotografie", "produktdesign"],
  },
];
