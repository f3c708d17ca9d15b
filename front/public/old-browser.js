// Says what is needed in a browser that cannot run the client, which is built for ES2023. In ES5, so that it runs there.
(function () {
  var SENTENCES = {
    en: "This browser is too old for Moguls. It needs Chrome or Edge 110, Firefox 115, Safari 16, or a later version.",
    fr: "Ce navigateur est trop ancien pour Moguls. Il faut Chrome ou Edge 110, Firefox 115, Safari 16 ou une version plus récente.",
    it: "Questo browser è troppo vecchio per Moguls. Serve Chrome o Edge 110, Firefox 115, Safari 16 o una versione successiva.",
    de: "Dieser Browser ist zu alt für Moguls. Nötig ist Chrome oder Edge ab Version 110, Firefox ab 115 oder Safari ab 16.",
  };
  // All that ES2023 brought to the library, and a module: the syntax is older.
  if (Array.prototype.toSorted && "noModule" in document.createElement("script")) return;
  var lang = (navigator.language || "en").slice(0, 2).toLowerCase();
  var app = document.getElementById("app");
  var text = document.createElement("p");
  text.lang = SENTENCES.hasOwnProperty(lang) ? lang : "en";
  text.style.cssText =
    "max-width: 32rem; margin: 15vh auto; padding: 1rem; font: 1.2rem sans-serif";
  text.setAttribute("role", "alert");
  text.appendChild(document.createTextNode(SENTENCES[text.lang]));
  // Without its place the client does not start.
  app.parentNode.replaceChild(text, app);
})();
