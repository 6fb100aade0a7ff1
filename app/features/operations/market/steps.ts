/** How far those who began in a week have come, as it is stored. */
export interface FunnelWeek {
  week: string;
  reserved: number;
  opened: number;
  claimed: number;
  registered: number;
  confirmed: number;
  pictured: number;
  liked: number;
  worked: number;
  posted: number;
  offered: number;
  published: number;
  answered: number;
  selected: number;
  agreed: number;
}

export interface Step {
  key: Exclude<keyof FunnelWeek, "week">;
  label: string;
  definition: string;
  /** The step before it, of which it is a part. */
  of?: Step["key"];
  /** The list of those who stand there, if superadmins may see it. */
  list?: StepList;
}

export interface StepList {
  page: "/admin/dashboard" | "/admin/profile" | "/admin/ausschreibungen";
  stand: string;
  label: string;
  /** What it holds: those counted by the first, without those counted by the second. */
  holds: [Step["key"], Step["key"]?];
}

export interface Way {
  title: string;
  about: string;
  steps: Step[];
}
