// The gallery of drawings, for whoever changes them: `npm run gallery`, then ?show=table or ?show=pieces, &theme=dark,
// &shape=upright, &moment=rolling or thrown. It is not part of the client.
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/laila/latin-600.css";
import "@fontsource/laila/latin-700.css";
import { mount } from "svelte";
import "../../src/tokens.css";
import "../../src/shapes.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
const target = document.getElementById("gallery");
if (target)
  mount(Gallery, {
    target,
    props: {
      show: asked.get("show") ?? "pieces",
      shape: asked.get("shape") === "upright" ? "upright" : "wide",
      moment: asked.get("moment") ?? "",
      plain: asked.has("plain"),
    },
  });
