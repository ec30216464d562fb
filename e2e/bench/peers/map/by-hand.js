import "./by-hand.css";
import { AttributionControl, Map, setWorkerUrl } from "maplibre-gl";

setWorkerUrl("/map-worker.js");

const container = document.querySelector("#map");
const points = fetch("/surveys.json").then((reply) => reply.json());
const map = new Map({
  container,
  style: container.dataset.style,
  center: [0, 20],
  zoom: 0,
  fadeDuration: 0,
  attributionControl: false,
});
map.addControl(new AttributionControl({ compact: false }));

map.once("load", async () => {
  map.addSource("surveys", {
    type: "geojson",
    data: await points,
    cluster: true,
    clusterProperties: { count: ["+", ["get", "count"]] },
  });
  map.addLayer({
    id: "surveys",
    type: "circle",
    source: "surveys",
    paint: { "circle-radius": 16, "circle-color": "#047857" },
  });
  map.on("idle", () => {
    const drawn = map.queryRenderedFeatures({ layers: ["surveys"] });
    if (drawn.length > 0) container.dataset.drawn = String(drawn.length);
  });
});
