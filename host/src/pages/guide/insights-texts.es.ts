import type { Words } from "@nearsay/core/domain";
import type { insightsTexts as english } from "./insights-texts.ts";

export const insightsTexts: Words<typeof english> = {
  title: "Leer los análisis",
  blocks: [
    "Los <b>análisis</b> muestran cuántas personas respondieron, cuándo y qué dijeron. Cada gráfico se puede ver como una tabla con los mismos números.",
    {
      quote: [
        "50 personas respondieron «¿Debe abrir la biblioteca los domingos?»: 31 Sí, 14 No, 5 Solo por la mañana. Junto a Sí se lee <b>62 %</b> y <b>31</b>: 31 de 50.",
      ],
    },
    "Cuántas personas respondieron se muestra siempre al instante. Lo que respondieron se muestra como el autor eligió antes de publicar, igual para él que para todos:",
    {
      list: [
        "<b>En grupos</b>, salvo que el autor eligiera otra cosa: las respuestas se muestran juntas, al menos 10 cada vez si el operador no ha elegido otro número. Las primeras se muestran cuando han llegado el doble, desde varias redes, y un grupo queda siempre retenido hasta que se cierra la encuesta, para que nadie sepa de quién eran las últimas respuestas. «Muestra 40 de 47 respuestas» significa que todas las cifras salvo el número de respuestas se basan en esas 40. Una pregunta cuyas respuestas nuevas se parecen demasiado espera a un grupo posterior, así que una puede contar menos que otra.",
        "<b>Tras el cierre</b>: antes no hay cifras. Con menos respuestas que un grupo, después tampoco.",
        "<b>Al instante</b>: las cifras siguen a cada respuesta. Quien las observe puede saber qué respondió una persona.",
      ],
    },
    {
      list: [
        "<b>Respuestas</b> cuenta personas. Donde se pueden elegir varias opciones, los porcentajes son de todas las elecciones, de modo que siguen sumando 100 %.",
        "<b>Respuestas a lo largo del tiempo</b> dibuja las respuestas por hora, día o más, y sobre ellas una línea más suave, la media de siete.",
        "<b>Opción múltiple</b> compara preguntas en una matriz; el detalle muestra una barra por opción, la cuadrícula las tres primeras.",
        "<b>Palabras clave principales</b> cuenta en cuántas respuestas aparece una palabra. Varias personas tienen que haberla usado, para que no aparezca ningún nombre.",
        "<b>Resumen de IA</b> pone las mismas cifras en frases, que dicen en qué se basan. Como las palabras clave y el tono, espera a que hayan respondido suficientes personas, cinco si el operador no ha elegido otro número.",
        "Aparece un aviso cuando las respuestas se disparan o cuando el tono de las respuestas escritas baja del 45 %: 0 % es todo negativo, 100 % todo positivo. Se juzga por palabras inglesas y emojis, y no entiende de ironía.",
        "El número de respuestas y las respuestas recién mostradas llegan por sí solas mientras el panel está abierto; un pequeño «+2» marca lo que creció.",
        "<b>Exportar HTML</b> guarda todo en un archivo que se abre sin conexión. Algunos autores piden un código de exportación de al menos 4 caracteres. Cada gráfico también se puede guardar por separado, y sus números para una hoja de cálculo.",
      ],
    },
  ],
};
