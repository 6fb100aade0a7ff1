import { alpfaden } from "./people/alpfaden";
import { brennerei } from "./people/brennerei";
import { dreiLaerchen } from "./people/drei-laerchen";
import { heuboden } from "./people/heuboden";
import { holzbau } from "./people/holzbau";
import { oberesTal } from "./people/oberes-tal";
import { pegelstand } from "./people/pegelstand";
import { sennerei } from "./people/sennerei";
import { sonnseite } from "./people/sonnseite";
import { studioBerg } from "./people/studio-berg";
import type { Company } from "./types";

export const companyPeople = [
  studioBerg,
  sennerei,
  holzbau,
  dreiLaerchen,
  brennerei,
  alpfaden,
  heuboden,
  oberesTal,
  pegelstand,
  sonnseite,
];

export const companies: readonly Company[] = companyPeople.map(({ profile }) => profile);
