import type { LucideIcon } from "lucide-react";
import AppWindow from "lucide-react/icons/app-window";
import AtSign from "lucide-react/icons/at-sign";
import Award from "lucide-react/icons/award";
import BadgePercent from "lucide-react/icons/badge-percent";
import BookUser from "lucide-react/icons/book-user";
import Box from "lucide-react/icons/box";
import Camera from "lucide-react/icons/camera";
import ChartColumn from "lucide-react/icons/chart-column";
import ChartNoAxesCombined from "lucide-react/icons/chart-no-axes-combined";
import CodeXml from "lucide-react/icons/code-xml";
import Compass from "lucide-react/icons/compass";
import Film from "lucide-react/icons/film";
import Globe from "lucide-react/icons/globe";
import Handshake from "lucide-react/icons/handshake";
import Hash from "lucide-react/icons/hash";
import Layers from "lucide-react/icons/layers";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Mail from "lucide-react/icons/mail";
import Megaphone from "lucide-react/icons/megaphone";
import Mic from "lucide-react/icons/mic";
import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import Newspaper from "lucide-react/icons/newspaper";
import PenLine from "lucide-react/icons/pen-line";
import PenTool from "lucide-react/icons/pen-tool";
import Play from "lucide-react/icons/play";
import Printer from "lucide-react/icons/printer";
import Search from "lucide-react/icons/search";
import Shapes from "lucide-react/icons/shapes";
import Share2 from "lucide-react/icons/share-2";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Sparkle from "lucide-react/icons/sparkle";
import Target from "lucide-react/icons/target";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import Video from "lucide-react/icons/video";
import Workflow from "lucide-react/icons/workflow";
import type { skillCatalogue } from "./skills";

type CatalogueSkill = (typeof skillCatalogue)[number];

const icons: Record<CatalogueSkill, LucideIcon> = {
  "Logo Design": Sparkle,
  Branding: Award,
  Grafikdesign: Layers,
  Webdesign: LayoutTemplate,
  "Social Media Marketing": Share2,
  "Content Marketing": Newspaper,
  SEO: Search,
  "Google Ads": MousePointerClick,
  "Facebook Ads": Megaphone,
  "Instagram Marketing": Hash,
  "Email Marketing": Mail,
  "Influencer Marketing": Users,
  "Video Marketing": Play,
  "Performance Marketing": ChartNoAxesCombined,
  Copywriting: PenLine,
  Fotografie: Camera,
  Videoproduktion: Video,
  "App Marketing": AppWindow,
  "E-Commerce Marketing": ShoppingBag,
  "Print Design": Printer,
  "Packaging Design": Box,
  "UI/UX Design": Globe,
  Webentwicklung: CodeXml,
  "Marketing Automation": Workflow,
  "CRM Marketing": BookUser,
  "Event Marketing": Ticket,
  "PR & Kommunikation": AtSign,
  "Corporate Design": Compass,
  Illustration: PenTool,
  "Motion Graphics": Film,
  "Podcast Marketing": Mic,
  "Affiliate Marketing": Handshake,
  Marktforschung: ChartColumn,
  "Conversion Optimierung": BadgePercent,
  "Brand Strategy": Target,
};

/** A skill outside the catalogue gets the general icon. */
export function SkillIcon({ skill, size = 24 }: { skill: string; size?: number }) {
  const Icon = Object.hasOwn(icons, skill) ? icons[skill as CatalogueSkill] : Shapes;
  return <Icon aria-hidden size={size} className="stroke-[1.75]" />;
}
