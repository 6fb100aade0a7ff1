import type { Concept } from "./concept";

export const textile: readonly Concept[] = [
  {
    id: "textildesign",
    name: "Textildesign",
    words: `Textil, Textilien, Textildesigner, Stoff, Stoffdesign, textile design, Textilentwurf, Heimtextil,
      Bettwäsche, textile designer, Stoffentwurf, Textilgestaltung, fabric design, Textildesignerin, Stoffgestaltung,
      textiles, Tischwäsche, textile Produkte, Stoffe entwerfen, Textilentwicklung, Geschirrtuch, Seidentuch, Tuch
      entwerfen, tekstil tasarım, tekstilni dizajn, design tessile, Spitze entwerfen, Stoffdruck entwerfen, Handtuch
      Design, Schal Design, Tuch gestalten`,
    wider: ["gestaltung"],
    related: ["musterdesign", "textildruck", "weberei"],
  },
  {
    id: "textildruck",
    name: "Textildruck",
    words: `T-Shirt, T-Shirt-Druck, Stoffdruck, T-Shirts bedrucken, Shirt, Leiberl, bedrucken, textile printing,
      Vereinsleibchen, Hoodie, T-Shirt-Design, shirt printing, Stofftasche, Leibchen, Pullover bedrucken, Blaudruck,
      Handdruck auf Stoff, Flexdruck, Stoffbeutel, Maturashirt, Kappe, Batik, Jutetasche, Sweater, Pullover,
      Polo-Shirt, Leible, Trikots bedrucken, Hoodies, Stofftaschen bedrucken, Startnummern, Beutel bedrucken, Shirts
      drucken, T-Shirts drucken, Vereinsshirt, Maturashirts, tişört baskı, tişört, forma baskı, štampa majica, majica,
      majice, tisak majica, Turnbeutel, Logo auf T-Shirt, Logo auf Shirt, Logo auf Kappe, stampa magliette,
      Abschlussshirt, Maturapulli, Maturapullover, Fanschal, Transferdruck, Fußballtrikot, Fußballtrikots, Socken mit
      Logo, Handtücher mit Logo, Schulpullover, Polterershirts`,
    needs: `Textilien bedrucken, Stoff bedrucken, Stoffe bedrucken, Shirts für Verein, T-Shirts für Maturaklasse,
      Shirts bedrucken`,
    related: ["siebdruck", "stickerei", "merchandise"],
  },
  {
    id: "stickerei",
    name: "Stickerei und Spitze",
    words: `Stickerei, sticken, Sticker für Stoffe, Sticker und Stickerin, Stickerin, Spitze, Klöppeln, Spitzen,
      embroidery, Klöppelspitze, lace, Stickmaschine, Vereinsfahne, Fahnenstickerei, Stickereien, Monogrammstickerei,
      Goldstickerei, Handstickerei, Occhi, embroiderer, besticken, Stoffabzeichen, Patch, Aufnäher, Vereinsabzeichen,
      Fahne sticken, Initialen, Monogramm sticken, Maschinenstickerei, Stickmotiv, nakış, vez, vezenje, ricamo, ricami,
      Kreuzstich, Stickbild, Stickdatei, Name aufsticken, Handtuch mit Namen, aufsticken, Fahne restaurieren, Cap
      besticken, Kappe besticken`,
    needs: "Logo sticken, Namen sticken, Kappen besticken",
    about: "Monogramm, Vereinsfahne, Logo, Abzeichen, Wappen",
    related: ["textildesign", "tracht", "textildruck"],
  },
  {
    id: "stricken",
    name: "Stricken und Häkeln",
    words: `Strickerei, stricken, häkeln, Strickdesign, Wolle, knitting, crochet, Strickware, Strickmode, Spinnen von
      Wolle, Handarbeit, Häkelarbeit, Makramee, Strickdesigner, Häkelfigur, knitwear, Socken, Mütze, Strickanleitung,
      Handspinnerei, Schafwolle, Wollprodukte, macrame, Strickjacke, Haube, Poncho, Stulpen, Häkeltier, Amigurumi,
      Häkeldecke, Strickschal, Wollschal, Stola, Wollpullover, Strickpullover, örgü, pletenje, maglia, Handschuhe,
      Wollpulli, uncinetto, Handschuhe stricken, heklanje`,
    related: ["weberei", "filzen"],
  },
  {
    id: "weberei",
    name: "Weberei und Teppiche",
    words: `Weber, Weberin, weben, Weberei, Handweberei, Teppich, Tapisserie, Bildteppich, Handweber, weaving, weaver,
      Webstuhl, Teppichknüpfer, Teppichdesign, carpet, rug, Fleckerlteppich, tufting, Tufting-Teppich, Teppichweber,
      Flickenteppich, Webkunst, Wolldecke, Wolldecken, Webteppich, dokuma, tkanje, tessitura, Leinenweberei,
      Geschirrtuch Leinen, Wolle spinnen, Spinnerin, Tischläufer, Leinenstoff, Plaid, Tuften, Spinnrad, Alpaka Decke`,
    related: ["textildesign", "textilkunst"],
  },
  {
    id: "filzen",
    name: "Filz",
    words: `Filzen, filzen, Filzer, Filzhandwerk, Filzkunst, felting, felt, Filzpatschen, Nassfilzen, Nadelfilzen,
      Filzdesign, Hutfilz, Filzerei, Filzhut, Filztasche, Filzerin, Hausschuhe aus Filz, Filzhausschuhe,
      Filzpantoffeln, keçe, filc, feltro, Filztiere, Filzbild, Filzblumen, Filzschmuck, Nadelfilz`,
    related: ["stricken", "hut"],
  },
  {
    id: "polsterei",
    name: "Polsterei und Heimtextilien",
    words: `Polsterer, Tapezierer, Polsterung, polstern, upholstery, Vorhangdesign, Raumausstatter, Raumausstattung,
      Tapezierung, Dekorateur für Polster, Sonnenschutz, Stuhl polstern, Sofa beziehen, neu beziehen, Sessel beziehen,
      upholsterer, Polstermöbel, Raumtextilien, Couch beziehen, beziehen, Bezug nähen, Sitzbezug, Kissenbezug,
      Sitzkissen, Matratze, Lehnsessel, Fauteuil, Fauteuils, Sofa polstern, Eckbank polstern, Bankpolster, Kissen,
      Vorhang, döşemeci, tapetar, tappezziere, Couch reparieren, Couch, Rollo, Raffrollo, Gardinen, Gardine,
      Sitzauflage, Sitzpolster, Bootspolster, Wohnmobilpolster, Sonnensegel, Polsterstoff, Wandbespannung, Möbelstoffe,
      Bettüberwurf, Plissee, Jalousien, Kissenbezüge, Kopfteil Bett, Sofabezug, Wohnmobil polstern, Markise`,
    needs: "Sofa durchgesessen, Sessel durchgesessen, Polster kaputt",
    about: "Leder, Stoff, Sessel, Stuhl, Sofa, Möbel",
    related: ["schneiderei", "moebelbau", "innenarchitektur"],
  },
  {
    id: "patchwork",
    name: "Quilten, Färben und Textilhandwerk",
    words: `Färben, Quilten, Patchwork, Quilt, Stoffe färben, Naturfärben, Pflanzenfärben, Indigofärben, quilting,
      textile crafts, Färberei, Färber, Stoffmalerei, Seidenmalerei, natural dyeing, Kuscheltier nähen, Stofftier,
      Puppe, Puppenmacher, Babydecke, Stoffpuppe, Kuscheltier, Decke, Textilhandwerk, batika, Erinnerungsdecke,
      Erinnerungskissen, Teddybär, Krabbeldecke, Puppenkleider, Indigo, Wimpelkette, Schultüte, Schultüte nähen,
      Adventskalender nähen, Teddy reparieren, Teddy`,
    related: ["textildesign", "schneiderei", "spielzeug"],
  },
];
