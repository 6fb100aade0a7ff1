/** A list of domains without types. */
declare module "email-providers/all.json" {
  const domains: string[];
  export default domains;
}
