import type { Concept } from "./concept";

export const web: readonly Concept[] = [
  {
    id: "website",
    name: "Websites",
    words: `Website, Webseite, Homepage, HP, Internetseite, Webauftritt, Internetauftritt, Web, Webagentur,
      Internetagentur, Webpräsenz, Netzauftritt, Onlineauftritt, Webprojekt, Relaunch, Hompage, web page,
      Internetpräsenz, Onlinepräsenz, Internetpräsentation, Vereinshomepage, Firmenhomepage, Onepager, Microsite,
      Webmaster, Firmenwebsite, Gemeindehomepage, Internet Seite, Homepage neu, neue Seite, Seite im Netz, Website
      Relaunch, Infoseite, Portfolio Website, Portfolioseite, Hochzeitswebsite, web sitesi, internet sitesi, web
      stranica, web stranice, web sajt, internet stranica, sajt, sajta, site yapımı, sito internet, site internet, www
      Seite, Kursseite, Linktree, Eventseite, Bewerbungsseite, Projektseite, Seite im Internet, Blog erstellen, sito`,
    needs: `Homepage-Baukasten, Website-Baukasten, Seite erstellen, Seiten bauen, Webseite machen, Webseite erstellen,
      Internetseite erstellen, Auftritt im Internet, Seite für Verein, Seite für Firma, Seite für Geschäft, Seite für
      Gemeinde`,
    related: ["onlineshop", "webtexte", "seo"],
  },
  {
    id: "webdesign",
    name: "Webdesign",
    words: `Webdesigner, Webgestaltung, web designer, Website-Design, Screendesign, Bildschirmgestaltung, Homepagedesign,
      Landingpage, Landing Page, Landingpages, responsive design, Webgrafik, Screendesigner, Squarespace, Wix, Jimdo,
      Digitaldesign, digital design, Framer, web tasarım, web dizajn, Favicon, Footer, Webfont, Webflow Designer,
      Website Layout, Webseite hübscher machen, Webdesign Redesign, Website Redesign, Website-Relaunch Design, Canva Website`,
    needs: "Webseite gestalten, Homepage gestalten, Webseite verschönern",
    wider: ["website", "gestaltung"],
    related: ["webentwicklung", "ux-ui", "grafikdesign"],
    skills: ["Webdesign"],
  },
  {
    id: "webentwicklung",
    name: "Webentwicklung",
    words: `Webentwickler, Web Development, web developer, Webprogrammierer, Webprogrammierung, Frontend,
      Frontendentwickler, Backend, Backendentwickler, Fullstack, Full Stack Developer, HTML, CSS, JavaScript,
      TypeScript, PHP, React, Vue, frontend developer, backend developer, Webanwendung, Web-App, Laravel, Node.js,
      Angular, Webtechnik, Webapplikation, Next.js, Django, Ruby on Rails, web application, Schnittstelle, API,
      Jamstack, Svelte, Nuxt, Symfony, Tailwind, Intranet, Extranet, Mitgliederbereich, Kundenportal, Kontaktformular,
      Webportal, Mitgliederportal, Buchungsformular, Online-Formular, Formular auf Website, Bürgerportal, Elternportal,
      Buchungsportal`,
    needs: `Webseite programmieren, Homepage programmieren, Homepage erstellen, Webseite bauen,
      Formular auf der Webseite`,
    wider: ["website", "software"],
    related: ["webdesign", "wordpress"],
    skills: ["Webentwicklung"],
  },
  {
    id: "wordpress",
    name: "WordPress und CMS",
    words: `WordPress, CMS, TYPO3, Joomla, Drupal, Contao, Content-Management-System, Redaktionssystem, Webflow,
      Elementor, Kirby, Craft CMS, Storyblok, WordPress-Theme, Headless CMS, Plugin, Divi, WP Experte, Gutenberg Block,
      Strapi, WordPress Updates`,
    about: "Blog",
    wider: ["website"],
    related: ["webentwicklung", "webdesign"],
  },
  {
    id: "webbetreuung",
    name: "Hosting und Betreuung",
    words: `Hosting, Webhosting, Domain, Serverbetreuung, Webseitenbetreuung, Websitewartung, Webspace,
      Homepagebetreuung, website maintenance, Systemadministrator, Serveradministration, IT-Betreuung, Website hacken,
      gehackt, Website umziehen, Updates einspielen, DSGVO Webseite, Cookie Banner, Website langsam, Server,
      Serverumzug, SSL Zertifikat, Backup, Webmaster, Webmasterin, Homepage aktualisieren, Homepage ändern, Website
      aktualisieren, Website pflegen, SSL, SSL-Zertifikat, Datenschutzerklärung, Impressum, Website warten, Website
      betreuen, Website Support, DSGVO Website, Datenschutz Homepage, IT Support, Computerhilfe, PC Hilfe, Webadmin,
      Provider wechseln, Netzwerk einrichten, Webdesign Wartung, Wartungsvertrag, Hoster, Providerwechsel`,
    needs: `Webseite aktualisieren, Homepage aktualisieren, Webseite pflegen, Homepage warten, Webseite gehackt,
      Homepage funktioniert, Webseite funktioniert, Website funktioniert, Homepage lädt, Website lädt, Seite lädt, am
      Handy funktioniert, Homepage kaputt, Website kaputt, Webseite umziehen, Webseite langsam, am Handy angezeigt,
      Seite angezeigt, Seite am Handy, Homepage am Handy, Website am Handy, Webseite am Handy, Bilder auf der Homepage
      tauschen, Mail funktioniert, E-Mail einrichten, E-Mail funktioniert, Mailadresse einrichten,
      Kontaktformular funktioniert, Homepage offline, Website offline,
      Umstellung Homepage, Homepage spinnt, Webseite geht nicht, Wordpress spinnt, Website spinnt, Seite spinnt,
      E-Mail geht nicht, Homepage geht nicht, Website geht nicht, Wordpress Seite spinnt, Wordpress Seite funktioniert,
      Wordpress funktioniert, Seite langsam, Homepage langsam, langsame Seite, langsame Homepage, langsame Website, Ladezeit, Pagespeed,
      page speed, Performance Website`,
    wider: ["website"],
    related: ["webentwicklung"],
  },
  {
    id: "onlineshop",
    name: "Onlineshops",
    words: `Onlineshop, Webshop, E-Commerce, ecommerce, Internetshop, Shopify, WooCommerce, Shopware, Onlinehandel,
      Shopsystem, online store, Internethandel, Shopbetreiber, e-shop, Warenkorb, Magento, PrestaShop, Versandhandel,
      online shop, Marktplatz im Internet, Amazon, Etsy, Zahlungssystem, Shop-Entwicklung, Shop, Verkaufen im
      Internet, im Internet verkaufen, online verkaufen, e-ticaret, internet prodavnica, internet trgovina, Ticketshop,
      Bezahlsystem, Bezahlung online, Onlinebezahlung, mağaza, negozio online, Bestellsystem, Online-Bestellung,
      Vorbestellung online, Click and Collect, PayPal, Bestellformular, Marktplatz, Abokiste, Ticketverkauf online,
      Gutscheinshop, Vorverkauf online`,
    needs: `online verkaufen, im Internet verkaufen, Shop im Internet, Shop bauen, Shop programmieren, Shop erstellen, Laden
      im Internet, Laden im Netz, Produkte online verkaufen`,
    related: ["webentwicklung", "ecommerce-marketing", "produktfotografie"],
  },
  {
    id: "ux-ui",
    name: "UX- und UI-Design",
    words: `UX, UI, UX-Design, UI-Design, User Experience, User Interface, Interface-Design, Interaktionsdesign,
      Interactiondesign, Benutzeroberfläche, UI/UX Design, UX/UI Design, UX Designer, UI Designer, Usability,
      Wireframe, Nutzerfreundlichkeit, Service Design, Servicedesign, interface designer, interaction
      design, product designer, Digital Product Design, Benutzerfreundlichkeit, Design-System, Klickdummy,
      Bedienoberfläche, App-Design, Bedienkonzept, Buchungsstrecke, Figma, Adobe XD, Interfaces, Axure, Userflow,
      Designsystem, Design System, App gestalten, Sketch, Klickprototyp, App Prototyp, Bedienbarkeit, HMI, HMI Design,
      Dashboard Design, Kundenreise, Customer Journey, User Journey, Click Dummy, Software Design, App-Oberfläche,
      Maschinenbedienung, Touchscreen Oberfläche, Maschinensteuerung Oberfläche, Prototyp App, Mockup App, Icons für
      Software`,
    needs: "App gestalten, Software übersichtlicher machen, Bedienung vereinfachen",
    about: "prototype",
    wider: ["gestaltung"],
    related: ["webdesign", "nutzerforschung", "app-entwicklung"],
    skills: ["UI/UX Design"],
  },
  {
    id: "nutzerforschung",
    name: "Nutzerforschung",
    words: `Nutzertest, Benutzertest, Usertest, User Testing, User Research, UX Research, Usability-Test, Usabilitytest, Nutzerinterview, user testing,
      UX-Researcher, Nutzerbefragung, Testpersonen, Usability prüfen, Eyetracking, Kundeninterview, Persona,
      Usability-Studie, user test, Usertest, Testuser, beta test, Prototypentest`,
    wider: ["ux-ui"],
    related: ["marktforschung", "conversion"],
  },
  {
    id: "barrierefreiheit",
    name: "Barrierefreiheit",
    words: `barrierefrei, Accessibility, barrierefreie Website, WCAG, barrierefreie PDF, inklusives Design,
      Barrierefreiheitsgesetz, a11y, Universal Design, barrierefreie Gestaltung, barrierefreies Webdesign, BITV,
      Tastmodell, Taktile Gestaltung, barrierearm, Screenreader, BFSG, Braille, Brailleschrift, Blindenschrift, taktile Karte,
      behindertengerechte Homepage, Website für Blinde, Website für Sehbehinderte, Kontrast prüfen, Homepage für
      Blinde, gehörlosengerecht`,
    related: ["leichte-sprache", "webentwicklung", "ux-ui", "website"],
  },
];
