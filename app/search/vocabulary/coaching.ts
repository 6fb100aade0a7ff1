import type { Concept } from "./concept";

export const coaching: readonly Concept[] = [
  {
    id: "kreativcoaching",
    name: "Coaching und Auftritt",
    words: `Rhetorikkurs, Rhetorikseminar, Sprechkurs, Präsentationskurs, Kreativcoach, Coaching, Coach,
      Kreativcoaching, Sprechtraining, Rhetorik, Auftrittstraining, Präsentationstraining, Stimmcoach, Kameratraining,
      Medientraining, Rhetoriktrainer, public speaking, Rhetoriktraining, Sprechtrainer, Künstlercoaching,
      Gründercoaching, presentation coach, Karrierecoaching, Sprechtechnik, Stimmcoaching, Mentor, Mentoring,
      Businesscoach, Business Coach, Gründerberatung, Sprechcoach, Körpersprache, Lampenfieber, Auftritt üben,
      Auftreten, Kreativtraining, Kreativitätstraining, Mentorin, Supervision, Storytelling Training, Redetraining,
      Präsentieren lernen, Kreativblockade, Bühnenpräsenz, Bewerbungstraining, Interviewtraining, Moderationstraining,
      Pitch Training, Bewerbungscoaching, Freies Reden, frei sprechen, Mentaltraining, Coaching für Künstler, Coaching
      für Gründer, konuşma eğitimi, Kreativitätsworkshop, Berufsberatung Kreative, frei reden, freies Sprechen`,
    needs: "besser reden, vor Leuten reden, Angst vor Auftritt, vor der Kamera sprechen",
    related: ["workshop", "moderation", "sprecher"],
  },
  {
    id: "workshopmoderation",
    name: "Design Thinking und Prozessbegleitung",
    words: `Design Thinking, Prozessbegleitung, Facilitator, Facilitation, Kreativitätstechnik, Kreativitätstechniken,
      Ideenworkshop, Innovationsworkshop, Brainstorming, Workshop moderieren, design sprint, Ideenfindung,
      Co-Creation, Lego Serious Play, Prozessbegleiter, Innovation, Strategieworkshop, Workshop Facilitator,
      Zukunftswerkstatt, Innovationsprozess, Klausur begleiten, Open Space, Service-Design-Workshop, Design Thinking
      Workshop, Großgruppenmoderation, World Café, Barcamp, Klausurtag, Strategieklausur, Klausur, Vereinsklausur,
      Strategieprozess, Bürgerdialog, Mediation, Konfliktmoderation, Organisationsentwicklung, Teamentwicklung, Change
      Management, Scrum Master, Workshopmoderation, Visionsworkshop, Teamworkshop, Leitbild Workshop,
      Art of Hosting, Klausur Gemeinde, Moderation Klausur, Moderation Bürgerrat, Bürgerbeteiligung moderieren,
      Retrospektive`,
    needs: "Ideen sammeln, Klausur moderieren, Beteiligung moderieren, Workshop leiten",
    related: ["live-zeichnen", "marketingberatung", "moderation"],
  },
  {
    id: "vortrag",
    name: "Vorträge",
    words: `Vortrag, Vortragender, Keynote Speaker, Keynote-Speaker, Speaker, lecture, Impulsvortrag, Vortragsredner,
      Diavortrag, Multivisionsvortrag, Referentin, Impulsreferat, Fachvortrag, Reisevortrag, Multivision,
      Gastvortrag, talk, konuşmacı, predavač, relatore, Multivisionsshow, Vortragsabend, Motivationsvortrag,
      Vortragende, Motivationsredner, Gastredner, Impulsredner`,
    related: ["kreativcoaching", "moderation"],
  },
  {
    id: "kunsttherapie",
    name: "Kunst- und Musiktherapie",
    words: `Kunsttherapeut, Maltherapie, Musiktherapie, Musiktherapeut, art therapy, art therapist, Kunsttherapie,
      kreative Therapie, Maltherapeut, music therapy, Gestaltungstherapie, Klangtherapie, Schreibtherapie,
      Ausdrucksmalen, sanat terapisi, art terapija, arteterapia, Klangschalentherapie, Dramatherapie, Theatertherapie,
      Poesietherapie, therapeutisches Malen, Klangmassage, heilsames Malen, Malen als Therapie, Malen mit Demenz`,
    related: ["kunstkurs"],
  },
];
