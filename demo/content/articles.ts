import { briefing } from "./articles/briefing-auf-einer-seite";
import { threePosts } from "./articles/drei-gute-beitraege";
import { pageWeight } from "./articles/eine-website-300-kilobyte";
import { sideBusiness } from "./articles/nebenberuflich-selbststaendig";
import { packagingChoice } from "./articles/papier-karton-folie";
import { shingle } from "./articles/schindel-raster-zufall";
import { printing } from "./articles/warum-alle-wieder-drucken";
import { logoPrice } from "./articles/was-kostet-ein-logo";
import { portfolioDraft } from "./articles/zehn-arbeiten-weglassen";
import type { Article } from "./types";

export const articles: readonly Article[] = [
  portfolioDraft,
  pageWeight,
  briefing,
  shingle,
  threePosts,
  logoPrice,
  sideBusiness,
  packagingChoice,
  printing,
];
