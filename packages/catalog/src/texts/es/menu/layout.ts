import type { ButtonProblem } from '@commissary/domain';
import type { layoutTexts as english } from '../../menu/layout.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber } from '../grammar/words.ts';

const problems: Readonly<Record<ButtonProblem, string>> = {
  NOTHING: 'todavía no abre nada',
  GONE: 'abre algo que se quitó o está inactivo',
};

const buttonsOf = (count: number) => formatCount(count, 'botón', 'botones');

/** Texts of the layouts of the point of sale and the kiosk. */
export const layoutTexts: Translated<typeof english> = {
  tabs: 'Pestañas',
  addTab: 'Agregar pestaña',
  newTab: 'Pestaña nueva',
  noTabs: 'Todavía no hay pestañas: las terminales muestran una por cada departamento.',
  view: 'Vista',
  asGrid: 'Cuadrícula',
  asList: 'Lista',
  tabSettings: 'Opciones de la pestaña',
  tabNote: (name, notes) => [name, ...notes].join(', '),
  notShown: reason => `no se muestra: ${reason}`,
  unsaved: 'sin guardar',
  deadInTab: count => `${buttonsOf(count)} sin efecto`,
  problems,
  overlaps: 'comparte una celda con otro botón',
  button: 'Botón',
  place: (row, column) => `Fila ${formatNumber(row)}, columna ${formatNumber(column)}`,
  counts: (buttons, free) => `${buttonsOf(buttons)}, ${formatCount(free, 'celda libre', 'celdas libres')}`,
  emptyTab: 'No hay botones en esta pestaña.',
  addButton: 'Agregar botón',
  close: name => `Cerrar ${name}`,
  trayTitle: count =>
    count === 1
      ? '1 artículo no tiene botón en ninguna pestaña'
      : `${formatNumber(count)} artículos no tienen botón en ninguna pestaña`,
  trayHint: 'El personal solo los encuentra buscando',
  addAll: tab => `Agregar todos a ${tab}`,
  addItem: name => `Agregar ${name} a esta pestaña`,
  moreItems: count => `Mostrar ${formatNumber(count)} más`,
  selection: 'Botones seleccionados',
  selected: count => formatCount(count, 'seleccionado'),
  copyTo: 'Copiar a pestaña…',
  removeSelected: 'Quitar',
  clearSelection: 'Limpiar',
  select: name => `Seleccionar ${name}`,
  asOn: 'Como el…',
  asOnAt: (time, station) => (station === '' ? `Como el ${time}` : `Como el ${time}, ${station}`),
  asOnPanel: 'Cuándo y dónde se muestra el diseño',
  everything: 'Mostrar todo',
  settingsNotReadable:
    'No tiene acceso a la configuración de aquí, así que no se conocen los horarios, las estaciones ni los precios.',
  generate: 'Generar…',
  generateAction: 'Agregar al menú',
  departments: 'Departamentos',
  tabsBy: 'Una pestaña por cada',
  byDepartment: 'Departamento',
  byCategory: 'Categoría',
  size: 'Tamaño de botón',
  sizes: { SMALL: '1 × 1', MEDIUM: '2 × 1', LARGE: '2 × 2' },
  existing: 'Pestañas que ya hay',
  append: 'Conservar todas',
  replace: 'Quitar las demás',
  color: name => `Color de ${name}`,
  include: name => `Botones para ${name}`,
  earlier: name => `Subir ${name}`,
  later: name => `Bajar ${name}`,
  difference: 'Qué cambiaría',
  keeps: 'Las pestañas y los botones que se quedan siguen como están, también donde se cambiaron a mano.',
  nothingToDo: 'Nada: todos los artículos de estos departamentos tienen un botón.',
  newTabLine: (name, count) => `Pestaña nueva ${name} con ${buttonsOf(count)}`,
  addedLine: (name, names) => `${name} recibe ${formatList(names)}`,
  addedMany: (name, count) => `${name} recibe ${buttonsOf(count)}`,
  removedLine: (name, count) => `Se quita la pestaña ${name} con ${buttonsOf(count)}`,
  generated: 'Se generó el diseño. Todavía no se guarda.',
};
