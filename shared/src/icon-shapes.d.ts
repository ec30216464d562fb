declare module "lucide/dist/esm/icons/*.mjs" {
  const shape: import("@nearsay/core/ui").IconShape;
  export default shape;
}
