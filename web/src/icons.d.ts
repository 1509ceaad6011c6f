declare module "virtual:interface-icons" {
  const bodies: Record<string, string>;
  export default bodies;
}
