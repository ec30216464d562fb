import { wholeWords } from "../languages/whole-words.ts";
import {
  type TemplateTopic,
  type TemplateWords,
  anyOf,
  degree,
  grade,
  often,
  oneOf,
  open,
  people,
  yesNo,
} from "./template-words.ts";

export const es: Record<TemplateTopic, TemplateWords> = {
  street: {
    name: "Calle",
    mentions: wholeWords("calles?|barrio|tráfico"),
    title: "Nuestra calle",
    asks: [
      ["¿Qué tan seguro es caminar por nuestra calle?", degree],
      [
        "¿Qué debería mejorar?",
        anyOf(
          "Velocidad de los coches, Aparcamiento, Aceras, Iluminación, Árboles y zonas verdes, Ruido",
        ),
      ],
      ["¿Qué haría primero?", open],
    ],
  },
  event: {
    name: "Evento",
    mentions: wholeWords("eventos?|fiestas?|feria"),
    title: "Nuestro próximo evento",
    asks: [
      ["¿Vendría?", yesNo],
      ["¿Con cuántas personas vendría?", people],
      ["¿Qué le gustaría ver o hacer allí?", open],
    ],
  },
  school: {
    name: "Escuela",
    mentions: wholeWords("escuelas?|colegios?|guardería|clase"),
    title: "Nuestra escuela",
    asks: [
      ["¿Está satisfecho con nuestra escuela?", degree],
      [
        "¿Qué es lo más importante ahora?",
        oneOf(
          "Clases, Comedor, Edificios y aulas, Seguridad, Camino a la escuela, Diálogo con las familias",
        ),
      ],
      ["¿Qué debería cambiar?", open],
    ],
  },
  shop: {
    name: "Tienda",
    mentions: wholeWords("tiendas?|comercio|panadería|café|clientes"),
    title: "Nuestra tienda",
    asks: [
      ["¿Con qué frecuencia viene?", often],
      ["¿Cómo valora nuestra atención?", grade],
      ["¿Qué echa de menos en nuestra tienda?", open],
    ],
  },
  product: {
    name: "Producto",
    mentions: wholeWords("productos?|app|web|servicio"),
    title: "Su opinión sobre nuestro producto",
    asks: [
      ["¿Está satisfecho con él?", degree],
      ["¿Lo recomendaría?", yesNo],
      ["¿Qué le falta?", open],
    ],
  },
  meeting: {
    name: "Fecha de reunión",
    mentions: wholeWords("reuni(?:ón|ones)|quedada|cita|asamblea"),
    title: "¿Cuándo nos reunimos?",
    asks: [
      [
        "¿Qué días le vienen bien?",
        anyOf("Lunes, Martes, Miércoles, Jueves, Viernes, Sábado, Domingo"),
      ],
      ["¿En qué momento del día?", anyOf("Mañana, Tarde, Noche")],
      ["¿De qué deberíamos hablar?", open],
    ],
  },
};
