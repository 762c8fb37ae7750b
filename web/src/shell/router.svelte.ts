// Which page is shown, by the address.
type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly match: string }
  | { readonly page: "invitation"; readonly key: string }
  | { readonly page: "path"; readonly game: string }
  | { readonly page: "lesson"; readonly game: string; readonly lesson: string };

function routeOf(path: string): Route {
  const [, first, second, third] = path.split("/");
  if (first === "t" && second) return { page: "table", match: second };
  if (first === "i" && second) return { page: "invitation", key: second };
  if (first === "learn" && second) return third ? { page: "lesson", game: second, lesson: third } : { page: "path", game: second };
  return { page: "home" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    window.addEventListener("popstate", () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(path);
    window.scrollTo(0, 0);
  }

  /** Go on to another page without leaving this one behind as something to come back to. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = routeOf(path);
  }
}

export const router = new Router();
