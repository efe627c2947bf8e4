import type { fileTexts as english } from '../files.ts';
import type { Translated } from './grammar/translated.ts';
import { formatCount, formatNumber } from './grammar/words.ts';

/** Texts of files with a table, wherever one is chosen. */
export const fileTexts: Translated<typeof english> = {
  chooseFile: 'Elegir archivo…',
  oneFile: 'Elija un archivo a la vez.',
  reading: progress =>
    progress === 0 ? 'Leyendo el archivo…' : `Leyendo el archivo… ${formatNumber(Math.floor(progress * 100))}%`,
  problems: {
    empty: 'El archivo está vacío.',
    'no-rows': 'El archivo tiene nombres de columnas, pero ninguna fila debajo.',
    binary: 'Esto no es una tabla ni un texto. Exporte de nuevo la lista como hoja de cálculo o CSV.',
    spreadsheet:
      'Esta hoja de cálculo tiene un formato antiguo o una contraseña. Guárdela como XLSX o CSV y elija ese archivo.',
    'too-large-unpacked':
      'El archivo contiene mucho más que una lista. Exporte solo las filas y columnas que se necesitan.',
    'too-deep': 'El archivo tiene demasiados niveles para ser una lista.',
    'too-many-columns': 'El archivo tiene más de 300 columnas. Quite las que no se necesitan.',
    doctype: 'El archivo XML declara un tipo de documento, que no se lee. Quite la línea con DOCTYPE.',
    'no-records': 'El archivo no contiene ninguna lista de registros.',
    unreadable: 'No se pudo leer el archivo. Expórtelo de nuevo.',
  },
  tooLarge: megabytes =>
    `El archivo pasa de ${megabytes} MB. Quite las columnas que no se necesitan o divídalo en varios archivos.`,
  tooManyRows: most => `El archivo tiene más de ${formatCount(most, 'fila')}. Divídalo en varios archivos.`,
  unclosedQuote: line =>
    `Unas comillas en la fila ${line} o después no se cierran. Corrija esa fila y elija el archivo de nuevo.`,
  broken: line => `El archivo está dañado en la línea ${line} o antes. Expórtelo de nuevo.`,
};
