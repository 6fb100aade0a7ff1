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
      Auftreten, Kreativtraining, Kreativitätstraining, Mentorin, Supervision, Storytelling Training`,
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
      Workshop, Großgruppenmoderation, World Café, Barcamp, Klausurtag`,
    needs: "Ideen sammeln, Klausur moderieren, Beteiligung moderieren, Workshop leiten",
    related: ["live-zeichnen", "marketingberatung", "moderation"],
  },
  {
    id: "vortrag",
    name: "Vorträge",
    words: `Vortrag, Vortragender, Keynote Speaker, Keynote-Speaker, Speaker, lecture, Impulsvortrag, Vortragsredner,
      Diavortrag, Multivisionsvortrag, Referentin, Impulsreferat, Fachvortrag, Reisevortrag, Multivision,
      Gastvortrag, talk`,
    related: ["kreativcoaching", "moderation"],
  },
  {
    id: "kunsttherapie",
    name: "Kunst- und Musiktherapie",
    words: `Kunsttherapeut, Maltherapie, Musiktherapie, Musiktherapeut, art therapy, art therapist, Kunsttherapie,
      kreative Therapie, Maltherapeut, music therapy, Gestaltungstherapie, Klangtherapie, Schreibtherapie,
      Ausdrucksmalen`,
    related: ["kunstkurs"],
  },
];
