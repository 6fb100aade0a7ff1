import type {
  Article,
  BreadcrumbList,
  CreativeWork,
  ItemList,
  Offer,
  Organization,
  ProfilePage,
  WebSite,
} from "schema-dts";
import { sharingPicturePath } from "./sharing-picture-path";

/** Structured data is public. Never put contact data here, nor calls that visitors may not see. */
interface Site {
  productName: string;
  siteUrl: string;
}

interface SiteInRegion extends Site {
  region: { name: string; country: string };
}

export function website({ productName, siteUrl }: Site): WebSite {
  // The types of schema.org lack a property that search engines expect, so the object is typed separately.
  const action = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/kreative?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  } as const;
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: productName,
    url: `${siteUrl}/`,
    inLanguage: "de-AT",
    potentialAction: action,
  };
}

interface ListedCreative {
  name: string;
  slug: string;
  title: string | null;
}

export function listOfCreatives({ siteUrl }: Site, name: string, creatives: ListedCreative[]): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: creatives.length,
    itemListElement: creatives.map(({ name: who, slug, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Person",
        name: who,
        url: `${siteUrl}/kreative/${slug}`,
        ...(title ? { jobTitle: title } : {}),
      },
    })),
  };
}

interface PublicProfile {
  name: string;
  slug: string;
  title: string | null;
  bio: string | null;
  location: string | null;
  avatarUrl: string | null;
  createdAt: Date | string;
  updatedAt: Date | string;
}

const isoDate = (when: Date | string) => new Date(when).toISOString();

function addressOf(location: string | null, { name, country }: SiteInRegion["region"]) {
  return {
    "@type": "PostalAddress" as const,
    ...(location ? { addressLocality: location } : {}),
    addressRegion: name,
    addressCountry: country,
  };
}

export function person({ siteUrl, region }: SiteInRegion, profile: PublicProfile & { skills: string[] }): ProfilePage {
  const url = `${siteUrl}/kreative/${profile.slug}`;
  return {
    "@type": "ProfilePage",
    url,
    dateCreated: isoDate(profile.createdAt),
    dateModified: isoDate(profile.updatedAt),
    mainEntity: {
      "@type": "Person",
      "@id": url,
      name: profile.name,
      url,
      jobTitle: profile.title ?? "Kreativer",
      ...(profile.bio ? { description: profile.bio } : {}),
      image: `${siteUrl}${profile.avatarUrl ?? sharingPicturePath("kreative", profile)}`,
      address: addressOf(profile.location, region),
      knowsAbout: profile.skills,
    },
  };
}

interface OfferedCall {
  title: string;
  description: string;
  category: string;
}

const offersShown = 5;

/** `calls` are those that the viewer may see: for a visitor only recommended ones. */
export function organization(
  { siteUrl, region }: SiteInRegion,
  profile: PublicProfile & { industries: string[] },
  calls: OfferedCall[],
): Organization & { industry?: string } {
  const url = `${siteUrl}/unternehmen/${profile.slug}`;
  const offers = calls.slice(0, offersShown).map(
    ({ title, description, category }): Offer => ({
      "@type": "Offer",
      name: title,
      description,
      category,
    }),
  );
  return {
    "@type": "Organization",
    "@id": url,
    name: profile.name,
    url,
    description: profile.bio ?? profile.title ?? `${profile.name} auf einen Blick`,
    image: `${siteUrl}${profile.avatarUrl ?? sharingPicturePath("unternehmen", profile)}`,
    address: addressOf(profile.location, region),
    // The specification asks for `industry`, but schema.org has it only for jobs, so `knowsAbout` repeats it.
    ...(profile.industries.length > 0
      ? { industry: profile.industries.join(", "), knowsAbout: profile.industries }
      : {}),
    contactPoint: { "@type": "ContactPoint", contactType: "Projektanfragen", url, availableLanguage: "de" },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: `Ausschreibungen von ${profile.name}`,
      itemListElement: offers,
    },
  };
}

interface PublicArticle {
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  category: string;
  publishedAt: Date | string;
  updatedAt: Date | string;
}

export function article({ siteUrl, productName }: Site, facts: PublicArticle): Article {
  const url = `${siteUrl}/blog/${facts.slug}`;
  return {
    "@type": "Article",
    mainEntityOfPage: url,
    url,
    headline: facts.title.slice(0, 110),
    description: facts.excerpt,
    articleSection: facts.category,
    inLanguage: "de-AT",
    datePublished: isoDate(facts.publishedAt),
    dateModified: isoDate(facts.updatedAt),
    author: { "@type": "Person", name: facts.author },
    publisher: { "@type": "Organization", name: productName, url: `${siteUrl}/` },
    image: {
      "@type": "ImageObject",
      url: `${siteUrl}${sharingPicturePath("blog", facts)}`,
      width: "1200",
      height: "630",
    },
  };
}

interface PublicWork {
  id: number;
  title: string;
  path: string;
  year: number | null;
  skills: string[];
  content: string | null;
  contribution: string | null;
  client: string | null;
  link: string | null;
  publishedAt: Date | string | null;
  updatedAt: Date | string;
  owner: { name: string; slug: string };
  credits: {
    contributors: { name: string; role: string | null; path: string | null; isCompany: boolean }[];
    clientPath: string | null;
  };
  pictures: {
    url: string;
    width: number;
    height: number;
    alt: string | null;
    caption: string | null;
    creator: string | null;
    credit: string | null;
    copyright: string | null;
  }[];
}

export function creativeWork({ siteUrl }: Site, facts: PublicWork): CreativeWork {
  const url = `${siteUrl}${facts.path}`;
  const creator = {
    "@type": "Person" as const,
    "@id": `${siteUrl}/kreative/${facts.owner.slug}`,
    name: facts.owner.name,
  };
  const text = facts.content ?? facts.contribution;
  const { contributors, clientPath } = facts.credits;
  /** Only those who have confirmed it are said to be the people of our profiles. */
  const at = (path: string) => ({ "@id": `${siteUrl}${path}`, url: `${siteUrl}${path}` });
  return {
    "@type": "CreativeWork",
    "@id": url,
    url,
    name: facts.title,
    inLanguage: "de-AT",
    creator,
    copyrightHolder: creator,
    ...(facts.year ? { dateCreated: String(facts.year), copyrightYear: facts.year } : {}),
    ...(facts.publishedAt ? { datePublished: isoDate(facts.publishedAt) } : {}),
    dateModified: isoDate(facts.updatedAt),
    ...(text ? { description: text.slice(0, 500) } : {}),
    ...(facts.skills.length > 0 ? { keywords: facts.skills.join(", ") } : {}),
    ...(facts.client && clientPath
      ? { sourceOrganization: { "@type": "Organization" as const, name: facts.client, ...at(clientPath) } }
      : {}),
    ...(contributors.length > 0
      ? {
          contributor: contributors.map(({ name, path, isCompany }) => ({
            "@type": isCompany ? ("Organization" as const) : ("Person" as const),
            name,
            ...(path ? at(path) : {}),
          })),
        }
      : {}),
    ...(facts.link ? { sameAs: facts.link } : {}),
    image: facts.pictures.map((picture) => ({
      "@type": "ImageObject" as const,
      url: `${siteUrl}${picture.url}`,
      contentUrl: `${siteUrl}${picture.url}`,
      width: String(picture.width),
      height: String(picture.height),
      ...(picture.caption || picture.alt ? { caption: picture.caption ?? picture.alt ?? "" } : {}),
      ...(picture.creator ? { creator: { "@type": "Person" as const, name: picture.creator } } : {}),
      ...(picture.credit ? { creditText: picture.credit } : {}),
      ...(picture.copyright ? { copyrightNotice: picture.copyright } : {}),
    })),
  };
}

/** The path from the home page to this page. */
export function breadcrumbs({ siteUrl }: Site, steps: { name: string; path: string }[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Startseite", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}
