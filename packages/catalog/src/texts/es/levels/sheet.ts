import { formatMoney } from '@commissary/schema';
import type { sheetTexts as english } from '../../levels/sheet.ts';
import { ofName } from '../grammar/contractions.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber, pluralForm } from '../grammar/words.ts';

const locationCount = (count: number): string => formatCount(count, 'sucursal', 'sucursales');

/** Texts of sheet. */
export const sheetTexts: Translated<typeof english> = {
  cancel: 'Cancelar',
  use: 'Usar',
  notUsedHere: 'No se usa aquí.',
  changedMeanwhile: theirs => `Otro usuario cambió esto a ${theirs}. Guarde y luego elija qué valor conservar.`,
  notValidValue: (text, reason) => `“${text}” no es válido. ${reason}`,
  readOnlyRequires: permission => `No se puede cambiar aquí. Requiere ${permission}.`,
  cannotBeChangedHere: 'No se puede cambiar aquí.',
  editOnOwnPage: 'Editar en su propia página',
  resetCells: count =>
    count === 1 ? 'Quitar el cambio propio de 1 celda' : `Quitar los cambios propios de ${formatNumber(count)} celdas`,
  changedMeanwhileSuffix: ', cambiado por otro usuario',
  notUsedHereLowercase: 'no se usa aquí',
  overridden: 'cambio propio',
  inheritedFrom: source => `heredado ${ofName(source)}`,
  notSaved: 'sin guardar',
  cannotBeChangedHereLowercase: 'no se puede cambiar aquí',
  editOnOwnPageLowercase: 'editar en su propia página',
  notValid: reason => `no válido: ${reason}`,
  sheetValues: 'valores de esta página',
  changesNotSaved: 'Cambios sin guardar',
  moreChanges: count => `Y ${formatCount(count, 'cambio más', 'cambios más')}.`,
  saving: 'Guardando…',
  notValidCells: count => formatCount(count, 'celda no válida', 'celdas no válidas'),
  changedMeanwhileCells: count =>
    formatCount(count, 'celda cambiada por otro usuario', 'celdas cambiadas por otro usuario'),
  undo: 'Deshacer',
  redo: 'Rehacer',
  discard: 'Descartar',
  save: 'Guardar',
  eachLocation: 'cada sucursal',
  priceGroups: 'Todos los precios de un departamento o un artículo',
  sectionGroups: 'Toda una sección',
  values: 'Valores',
  location: 'Sucursal',
  field: 'Campo',
  menuPrices: 'Precios del menú',
  editSeveralLocations: 'Editar varias sucursales',
  about: 'Edite la misma configuración en muchas sucursales a la vez.',
  optionsLabel: 'Qué editar',
  edit: 'Editar',
  fields: 'Campos',
  fieldsPlaceholder: 'Elija ajustes o una sección completa',
  locations: 'Empresa, grupos y sucursales',
  all: count => `Todas (${formatNumber(count)})`,
  chooseLocations: 'Elegir sucursales',
  tooManyLocations: (count, most) =>
    `Hay ${locationCount(count)}. Elija arriba hasta ${formatNumber(most)} de ellas para editar sus valores.`,
  loadFailed: 'No se pudieron cargar los valores.',
  noLocations: 'Ninguna sucursal usa estos ajustes.',
  chooseFields: 'Elija los ajustes que quiere editar lado a lado, o una sección completa.',
  saved: levels => {
    const count = (level: string) => levels.filter(one => one === level).length;
    const [groups, locations] = [count('group'), count('location')];
    const where = [
      ...(count('company') > 0 ? ['la empresa'] : []),
      ...(groups > 0 ? [formatCount(groups, 'grupo')] : []),
      ...(locations > 0 ? [locationCount(locations)] : []),
    ];
    return `Se guardó en ${formatList(where)}. Aún no está publicado.`;
  },
  company: 'Empresa',
  ownValues: 'Valores propios',
  valuesThatChange: 'Cambian al guardar',
  spread: (low, high, locations) =>
    low === high
      ? `${formatMoney(low)} en ${locationCount(locations)}`
      : `${formatMoney(low)} a ${formatMoney(high)} en ${locationCount(locations)}`,
  outliers: (spread, outliers) => `${spread}. Fuera de lo común: ${formatList(outliers)}`,
  spreadTitle: price => `${price} en cada sucursal`,
  spreadAsList: 'Como lista',
  priceOf: price => formatMoney(price),
  priceAt: (price, names) => `${formatMoney(price)}: ${formatList(names)}`,
  countOf: locations => formatNumber(locations),
  unusual: place => `${place}, fuera de lo común`,
  outlierName: (name, others) => (others === 0 ? name : `${name} + ${formatNumber(others)}`),
  goToCell: 'Ir a la celda',
  outlier: (name, price) => `${name} ${formatMoney(price)}`,
  ofCompany: 'El valor de la empresa.',
  changesWithAbove: 'cambia con el nivel superior',
  savedMeanwhile:
    'Otro usuario guardó en una de estas sucursales. No se guardó nada; revise los valores y guarde de nuevo.',
  notAllValid: 'Estos valores no son válidos en todas las sucursales. No se guardó nada.',
  overriddenValue: (parent, value) => `Cambio propio. ${parent === 'group' ? 'Grupo' : 'Empresa'}: ${value}.`,
  inheritedFromLevel: level => `Heredado ${level === 'group' ? 'del grupo' : 'de la empresa'}.`,
  prices: 'Precios',
  findPrices: 'Buscar precios',
  // No words: a search for prices is read in English.
  findPricesExample: '> 30, 0.00, 5–15',
  scheme: 'Esquema de precios',
  allSchemes: 'Todos',
  onlyDifferent: 'Solo lo que difiere entre sucursales',
  shownOf: (shown, count) =>
    `Se ${pluralForm(shown, 'muestra', 'muestran')} ${formatNumber(shown)} de ${formatNumber(count)}`,
  noneShown: 'Ninguno de estos valores es lo que busca.',
  download: 'Descargar CSV',
  fileName: 'valores.csv',
  upload: 'Subir CSV…',
  csvFile: 'Archivo CSV',
  fileFailed: 'No se pudo leer el archivo.',
  fileProblems: {
    empty: 'El archivo está vacío.',
    binary: 'Esto no es un archivo CSV.',
    spreadsheet: 'Esto es una hoja de cálculo. Guárdela como CSV y luego súbala.',
    'too-large': 'El archivo pasa de 20 MB. Suba menos filas o sucursales a la vez.',
    'unclosed-quote': 'Falta cerrar unas comillas en el archivo.',
  },
  importTitle: name => `Valores de ${name}`,
  importChanges: count =>
    count === 0
      ? 'No cambia ningún valor.'
      : `${formatCount(count, 'valor cambia', 'valores cambian')}. Aún sin guardar.`,
  importColumn: (name, count) => `${name}: ${count}`,
  changeValues: count => `Cambiar ${formatCount(count, 'valor', 'valores')}`,
  legacyText: 'El archivo no es Unicode, así que las letras con acentos pueden estar mal.',
  leftOut: count => `${formatCount(count, 'parte')} del archivo no se ${pluralForm(count, 'puede', 'pueden')} usar:`,
  importProblem: (line, column, reason) =>
    column === '' ? `Fila ${formatNumber(line)}: ${reason}` : `Fila ${formatNumber(line)}, ${column}: ${reason}`,
  moreProblems: count => `Y ${formatNumber(count)} más.`,
  noRow: name => `“${name}” no está en esta página.`,
  noColumn: name => `“${name}” no es una columna de esta página.`,
  twice: name => `“${name}” aparece más de una vez.`,
};
