import type { Concept } from "./concept";

export const education: readonly Concept[] = [
  {
    id: "workshop",
    name: "Kurse und Workshops",
    words: `Workshop, Kurs, Kursleiter, Workshopleiter, Seminar, Trainer, unterrichten, Unterricht, Lehrer, Schulung,
      course, class, teacher, lessons, Dozent, Weiterbildung, lernen, Referent, Trainerin, Workshopangebot,
      Seminarleiter, Kreativworkshop, Kreativkurs, Ferienkurs, Sommerkurs, Projekttage, Projektwoche, Schulworkshop,
      Jugendworkshop, Ferienprogramm, Teambuilding, Volkshochschulkurs, Firmenworkshop, Schulprojekt, tutor, training,
      Einschulung, Workshopreihe, Kinderkurs, Wochenendkurs, Abendkurs, Anfängerkurs, radionica, laboratorio, Lehrgang,
      Volkshochschule, Kreativwoche, Teamtag, Kurse für Senioren, Seniorenkurs`,
    needs: "beibringen, Programm für Schulklasse, Angebot für Schulen, Teamausflug",
    isField: true,
  },
  {
    id: "kunstkurs",
    name: "Mal- und Zeichenkurse",
    words: `Malkurs, Zeichenkurs, Zeichenunterricht, Kunstunterricht, Malunterricht, Kunstlehrer, Aquarellkurs, art
      class, art teacher, Aktzeichnen, Kindermalkurs, Kunstpädagoge, Kunstpädagogik, Kunsterziehung, Malschule,
      painting class, Malworkshop, Kunstworkshop, drawing class, Kunstpädagogin, Zeichenlehrer, Kinderatelier,
      Graffitikurs, Comicworkshop, Malatelier, Malen für Kinder, Letteringkurs, Kinderkunst, Kunst mit Kindern, Malen
      lernen, zeichnen lernen, offenes Atelier, Kunstschule, resim kursu, tečaj slikanja, corso di pittura, Paint and
      Sip, Malabend, Malreise, Kunstferien, Zeichenstunde, Malstunde, Handletteringkurs, Acrylkurs, Kalligrafiekurs,
      Malen mit Senioren, Malen für Senioren, Linolschnitt Workshop, Graffitiworkshop`,
    needs: "zeichnen lernen, malen lernen, malen mit Kindern",
    about: "Malerei, Zeichnen, Malen, Aquarell, Kunst, Comic, Graffiti, Lettering, Illustration",
    wider: ["workshop"],
    related: ["malerei", "illustration"],
  },
  {
    id: "musikunterricht",
    name: "Musikunterricht",
    words: `Musiklehrer, Musikschule, Gitarrenunterricht, Klavierunterricht, Gesangsunterricht, Klavierlehrer,
      Gitarrenlehrer, Gesangslehrer, Schlagzeugunterricht, music teacher, piano lessons, Stimmbildung, Musikpädagoge,
      Musikpädagogik, guitar lessons, Geigenunterricht, Flötenunterricht, Stimmtraining, vocal coach, Bandcoaching,
      singing lessons, Gesangslehrerin, Chorworkshop, Musikworkshop, music lessons, Trommelworkshop, Klavierstunden,
      Gitarrenkurs, Gesangscoach, Trommelkurs, Früherziehung, musikalische Früherziehung, Instrument lernen,
      Musikstunden, Einzelunterricht, Vocal Coaching, Ensembleleitung, Musizieren lernen, Rhythmik, müzik dersi,
      piyano dersi, gitar dersi, saz kursu, časovi klavira, časovi gitare, časovi muzike, lezioni di pianoforte,
      Jodelkurs, Jodelworkshop, Notenlesen, Musiktheorie, Musikgarten, Gesangscoaching, Klavier Nachhilfe,
      Bandworkshop, Musikproduktion lernen, Singkurs, DJ Kurs, DJ-Workshop`,
    needs: "Gitarre lernen, Klavier lernen, singen lernen, Instrument lernen, Geige lernen",
    about: `Musik, Gitarre, Klavier, Gesang, Schlagzeug, Geige, Flöte, singen, Trommeln, Trompete, Harmonika, piano,
      guitar, Cello, Violine, Saxofon, Klarinette, Kontrabass, Ukulele, Orgel, Zither, Hackbrett, Blockflöte,
      Querflöte, Posaune, Akkordeon, Bratsche, Harfe, Keyboard, Instrument, Chor, Stimme`,
    wider: ["workshop"],
    related: ["musik", "gesang"],
  },
  {
    id: "tanzunterricht",
    name: "Tanzunterricht",
    words: `Tanzlehrer, Tanzschule, Tanzkurs, Tanzpädagoge, Tanzpädagogik, dance teacher, Tanztrainer, Ballettschule,
      dance class, Tanzworkshop, Ballettunterricht, Kindertanz, Tanztherapie, Ballettlehrer, Tanzstudio, dance
      lessons, Hochzeitstanz, Brauttanz, Walzer lernen, Tanzstunden, Tango, Zumba, tanzen lernen, Polonaise, Balltanz,
      Tanz einstudieren, dans kursu, časovi plesa, corso di ballo, Linedance, Salsakurs, Bauchtanzkurs, Ballett für
      Kinder, Hip Hop Kurs, Discofox lernen, Discofoxkurs, Tanzprojekt Schule, Tanzen für Senioren, Hip-Hop für Kinder,
      Seniorentanz, Tangokurs`,
    needs: "tanzen lernen",
    about: "Tanz, tanzen, Ballett, dance, Breakdance",
    wider: ["workshop"],
    related: ["tanz"],
  },
  {
    id: "theaterpaedagogik",
    name: "Theaterpädagogik",
    words: `Theaterpädagoge, Theaterworkshop, Schauspielunterricht, Theaterkurs, Schauspielkurs, drama teacher,
      Schultheater, Jugendtheater, Theaterpädagogin, Improkurs, Zirkuspädagogik, Zirkuspädagoge, Schauspieltraining,
      acting class, Schauspielschule, Impro-Workshop, Clownworkshop, Zirkusworkshop, Theater mit Kindern,
      Erlebnispädagogik, drama workshop, Theater mit Schülern, Theaterstück mit Schülern, Theater mit Jugendlichen,
      Theater spielen, dramski studio, corso di teatro, Schulspiel, Theaterferien, Jeux Dramatiques, Theaterprojekt
      Schule, Schauspielcoaching, Zirkusprojekt, Playback Theater, Seniorentheater, Theatergruppe leiten, tiyatro
      kursu`,
    about: "Theater, Schauspiel, Zirkus, Impro, acting",
    wider: ["workshop"],
    related: ["theater", "schauspiel"],
  },
  {
    id: "schreibwerkstatt",
    name: "Schreibwerkstatt",
    words: `Schreibworkshop, Schreibkurs, Schreibwerkstatt, Schreibcoach, Schreibtrainer, creative writing,
      Textworkshop, Schreibpädagoge, Schreibpädagogin, writing workshop, Schreibseminar, kreatives Schreiben,
      Schreibberatung, Schreibtraining, Schreibcoaching, writing coach, Romanwerkstatt, Schreibblockade, yazarlık
      kursu, scrittura creativa, Schreibretreat, Schreibgruppe, biografisches Schreiben, Buch schreiben lernen,
      Drehbuchkurs, Tagebuch schreiben`,
    needs: "schreiben lernen, besser schreiben",
    about: "Schreiben, Text, texten, Poetry Slam, Literatur, writing, Gedicht, Storytelling",
    wider: ["workshop"],
    related: ["text", "literatur"],
  },
];
