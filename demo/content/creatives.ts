import { anna } from "./people/anna";
import { ben } from "./people/ben";
import { elif } from "./people/elif";
import { emre } from "./people/emre";
import { fadenlauf } from "./people/fadenlauf";
import { gebhard } from "./people/gebhard";
import { greta } from "./people/greta";
import { hedwig } from "./people/hedwig";
import { ilse } from "./people/ilse";
import { jodok } from "./people/jodok";
import { josef } from "./people/josef";
import { kilian } from "./people/kilian";
import { kollektiv } from "./people/kollektiv";
import { luca } from "./people/luca";
import { marie } from "./people/marie";
import { mathilda } from "./people/mathilda";
import { milo } from "./people/milo";
import { nadja } from "./people/nadja";
import { paul } from "./people/paul";
import { renate } from "./people/renate";
import { simon } from "./people/simon";
import { superadmin } from "./people/superadmin";
import { theres } from "./people/theres";
import { tobias } from "./people/tobias";
import { ursula } from "./people/ursula";
import { valentina } from "./people/valentina";
import { vinzenz } from "./people/vinzenz";
import { yasmin } from "./people/yasmin";
import type { Creative } from "./types";

export const creativePeople = [
  anna,
  ben,
  superadmin,
  jodok,
  valentina,
  kilian,
  hedwig,
  milo,
  fadenlauf,
  luca,
  elif,
  josef,
  theres,
  nadja,
  gebhard,
  kollektiv,
  simon,
  mathilda,
  emre,
  ursula,
  paul,
  yasmin,
  tobias,
  greta,
  ilse,
  renate,
  vinzenz,
  marie,
];

export const creatives: readonly Creative[] = creativePeople.map(({ profile }) => profile);
