import type { formVersionsTexts as english } from '../../versions/form-versions.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber, pluralForm } from '../grammar/words.ts';

/** Texts of form versions. */
export const formVersionsTexts: Translated<typeof english> = {
  mergedSaves: saves => `Se guardó junto con ${saves}.`,
  moreCount: rest => `${formatNumber(rest)} más`,
  notSet: 'Sin definir',
  inheritedValue: 'valor heredado',
  removedHere: 'Quitado aquí',
  restoreWithMyEdit: 'Restaurar con mi cambio',
  companyLevel: 'nivel de empresa',
  draftPlaces: (first, more) => (more === 0 ? first : `${first} y ${formatNumber(more)} más`),
  changeHistory: label => `Historial de cambios: ${label}`,
  valueAtLevel: (label, value) => `${label} en ${value}`,
  andMoreSuffix: rest => ` y ${formatNumber(rest)} más`,
  mergeSummary: (count, value, more) =>
    `También tiene ${formatCount(count, 'cambio')} de otro usuario: ${value}${more}.`,
  presenceCount: count => `${formatCount(count, 'persona más', 'personas más')} aquí`,
  alsoViewing: 'También están viendo',
  presenceNames: value => `También aquí: ${value}`,
  presenceTitle: 'Quién más está aquí',
  presenceSince: (activity, time) => `${activity}, aquí desde ${time}`,
  otherLevel: 'Otro nivel',
  atCompanyLevel: 'en el nivel de empresa',
  atLevel: label => `en ${label}`,
  editingSections: sections => `Cambios sin guardar en ${sections}`,
  nothingToRestore: 'Nada que restaurar: el valor es el mismo.',
  mergedSave: (by, count, what, when) =>
    `${pluralForm(count, 'el cambio', 'los cambios')} de ${by} en ${what} (${when})`,
  sectionEditors: names =>
    `${formatList(names)} ${pluralForm(names.length, 'tiene', 'tienen')} cambios sin guardar aquí`,
  company: 'Empresa',
  viewing: 'Viendo',
  added: 'Agregado',
  moved: 'Movido',
  edited: 'Editado',
  removed: 'Quitado',
  restoreRefused: permissions => `No se restauró. Requiere el permiso “${permissions}”.`,
  earlierSaveError: 'No se pudo cargar la versión anterior.',
};
