import { Badge } from "../badge";
import { Button, ButtonLink } from "../button";
import { Card, CardGrid } from "../card";
import { Disclosure } from "../disclosure";
import { EmptyState } from "../empty-state";
import { ListRow } from "../list-row";
import { Pagination } from "../pagination";
import { Prose } from "../prose";
import { Section } from "../section";
import { Skeleton } from "../skeleton";
import { Stat, StatList } from "../stat";
import { Table } from "../table";
import { TagList } from "../tag-list";
import { Cover, here, longName, longWord } from "./samples";

export function Listings() {
  return (
    <>
      <Section title="Karten" more={{ to: here }}>
        <CardGrid>
          {["Miriam Feurstein", "Jakob Bösch", longName].map((name) => (
            <Card key={name} to={here} title={name} cover={<Cover seed={name} />} meta="Illustration & Plakat · Bezau">
              <p className="line-clamp-2">
                Zeichnet Plakate, Etiketten und Bücher für Käsereien, Theater und kleine Verlage. Am liebsten mit
                Tusche, am Ende immer druckfertig.
              </p>
              <TagList tags={["Illustration", "Print Design", "Branding", "Web"]} max={3} />
            </Card>
          ))}
        </CardGrid>
      </Section>

      <Section
        title="Zeilen"
        flush
        action={
          <Button type="button" size="sm">
            Projekt einstellen
          </Button>
        }
      >
        <ul>
          {["Etiketten für fünf Bergkäse", "Website für ein Holzbauunternehmen", longWord].map((title, index) => (
            <ListRow
              key={title}
              to={here}
              title={title}
              meta="Sennerei Hinterwald · Packaging"
              badge={index === 1 && <Badge>Abgelaufen</Badge>}
              facts={[
                { label: "Budget", value: "2.500-5.000 €" },
                { label: "Ort", value: "Vor Ort" },
                { label: "Deadline", value: "bis 15. Jän." },
              ]}
              action={
                <ButtonLink to={here} variant="secondary" size="sm">
                  Details ansehen
                </ButtonLink>
              }
            />
          ))}
        </ul>
        <Pagination label="Weitere Zeilen" path="/demo/bausteine" isFirst={false} next={24} />
      </Section>

      <Section title="Zahlen und Tabelle" flush>
        <StatList>
          <Stat label="Aufrufe" value="1.284" hint="letzte 30 Tage" signal />
          <Stat label="Angemeldet" value="312" />
          <Stat label="Anonym" value="972" />
        </StatList>
        <div className="mt-10">
          <Table
            caption="Reservierte Profile"
            rowKey={(name) => name}
            rows={["Miriam Feurstein", "Jakob Bösch", longName]}
            columns={[
              { header: "Name", cell: (name) => name, isRowHeader: true },
              { header: "Status", cell: () => <Badge variant="spruce">Beansprucht</Badge> },
              { header: "Reserviert am", cell: () => "15. Jänner 2026", align: "right" },
            ]}
          />
        </div>
      </Section>

      <Section title="Warten und leer">
        <Skeleton label="Wird geladen ..." />
        <div className="my-10">
          <Skeleton label="Wird geladen ..." kind="rows" count={2} />
        </div>
        <EmptyState title="Noch keine Favoriten" link={{ to: here, label: "Entdecken" }}>
          Tippen Sie auf das Herz einer Karte, dann finden Sie sie hier wieder.
        </EmptyState>
      </Section>

      <Section title="Fragen und Fließtext" flush>
        <div className="mb-12">
          <Disclosure summary="Was ist das?" name="fragen" open>
            Ein Ort, an dem man zeigt, was man kann.
          </Disclosure>
          <Disclosure summary="Was kostet es?" name="fragen">
            Nichts.
          </Disclosure>
        </div>
        <Prose html="<h2>Eine Überschrift</h2><p>Ein Absatz mit <a href='#knoepfe'>einem Verweis</a>, <strong>Gewicht</strong> und <code>Code</code>.</p><ul><li>Erstens</li><li>Zweitens</li></ul><blockquote>Gutes entsteht in der Nähe.</blockquote><p>Und weiter.</p>" />
      </Section>
    </>
  );
}
