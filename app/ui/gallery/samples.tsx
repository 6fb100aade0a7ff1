import { Facade } from "../facade";

export const here = "/demo/bausteine";
export const longName = "Maria-Magdalena Oberhauser-Tschofen & Partner Gestaltung KG";
export const longWord = "Donaudampfschifffahrtsgesellschaftskapitänsmützenentwurf";

export const names = [
  "Miriam Feurstein",
  "Jakob Bösch",
  "Studio Nordhang",
  "Selina Amann",
  "Fabian Rüdisser",
  "Lena Moosbrugger",
];

export function Cover({ seed }: { seed: string }) {
  return (
    <div className="relative size-full overflow-hidden">
      <Facade seed={seed} width={360} height={200} columns={11} />
    </div>
  );
}
