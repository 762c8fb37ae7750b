// The gallery of drawings, for whoever changes them: `npm run gallery`, then
//   ?game=stone_age&show=table or pieces, &moment=rolling or thrown
//   ?game=prehistory&show=ring, land, board or pieces, &moment=spring, open, summer, autumn, winter or a deed, &players=2, &still
//   ?game=endless_winter&show=table or pieces, &moment=choose, hunt, migrate, eclipse or what is near (culture, idols, …)
// and for all &theme=dark, &shape=upright, &plain (without grain). It is not part of the client.
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/laila/latin-600.css";
import "@fontsource/laila/latin-700.css";
import { mount } from "svelte";
import "../../src/games/endless_winter/drawing/colours.css";
import "../../src/games/prehistory/drawing/colours.css";
import "../../src/games/prehistory/drawing/seasons.css";
import "../../src/shapes.css";
import "../../src/tokens.css";
import { askedBy } from "./asked";
import Gallery from "./Gallery.svelte";

document.documentElement.dataset.theme = new URLSearchParams(location.search).get("theme") ?? "light";
const target = document.getElementById("gallery");
if (target) mount(Gallery, { target, props: { asked: askedBy(location.search) } });
