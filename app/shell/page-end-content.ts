export { ConsentContent } from "./consent-banner";
export { FooterContent } from "./footer";
