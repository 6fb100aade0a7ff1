import PenLine from "lucide-react/icons/pen-line";
import { getViewer } from "~/auth/guards.server";
import { newslettersIn, stages } from "~/features/newsletter/superadmin/newsletter";
import { NewsletterTable } from "~/features/newsletter/superadmin/newsletter-table";
import { countNewsletters, countReaders, listNewsletters } from "~/features/newsletter/superadmin/newsletters.server";
import { idOf } from "~/http/id-of";
import { unlistedMeta } from "~/seo/meta";
import { formatCount } from "~/text/format-count";
import { howMany } from "~/text/how-many";
import { ButtonLink } from "~/ui/button";
import { optionsOf } from "~/ui/field";
import { SearchedList } from "~/ui/searched-list";
import { Section } from "~/ui/section";
import type { Route } from "./+types/newsletters";

export const handle = { startsNow: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const wanted = newslettersIn(search);
  const after = idOf(search.get("nach"));
  const [list, count, readerCount] = await Promise.all([
    listNewsletters({ ...wanted, after }),
    countNewsletters(wanted),
    countReaders(),
  ]);
  return { ...list, ...wanted, count, readerCount, isFirst: !after, isSuperadmin: getViewer(context).isSuperadmin };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Newsletter");

const stageOptions = optionsOf(stages);

export default function Newsletters({ loaderData }: Route.ComponentProps) {
  const { newsletters, next, query, stage, count, isFirst, readerCount, isSuperadmin } = loaderData;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Newsletter</h1>
        <ButtonLink to="/admin/newsletter/neu" icon={<PenLine aria-hidden size={20} />}>
          Newsletter schreiben
        </ButtonLink>
      </div>
      <SearchedList
        path="/admin/newsletter"
        query={query}
        choices={[{ name: "stand", label: "Stand", chosen: stage, options: stageOptions }]}
        count={howMany(count, "Ein Newsletter", "Newsletter")}
        csv={isSuperadmin ? "/admin/listen/newsletter" : undefined}
        label="Newsletter suchen"
        nothing="keinen Newsletter"
        none={{
          title: "Noch kein Newsletter",
          text: "Schreiben Sie den ersten. Bevor er an alle geht, sehen Sie ihn als E-Mail.",
        }}
        further="Weitere Newsletter"
        isFirst={isFirst}
        next={next}
      >
        {newsletters.length > 0 ? <NewsletterTable newsletters={newsletters} /> : null}
      </SearchedList>
      <Section
        id="empfang"
        title={`Wer ihn bekommt: ${formatCount(readerCount)}`}
        more={isSuperadmin ? { to: "/admin/newsletter/empfang", label: "Wer das ist" } : undefined}
      >
        <p className="max-w-text text-soft">
          Alle, die eingewilligt haben, deren Adresse bestätigt und deren Konto nicht gesperrt ist.
        </p>
      </Section>
    </>
  );
}
