import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/laila/latin-600.css";
import "@fontsource/laila/latin-700.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./tokens.css";
import "./hours.css";
import "./shapes.css";

const target = document.getElementById("trilith");
if (target) mount(App, { target });
