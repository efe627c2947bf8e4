import type { auditTexts as english, actingNames as englishNames } from '../../people/audit.ts';
import type { Translated } from '../grammar/translated.ts';

/** Somebody who acts as another person, as the audit and saved work name them. */
export const actingNames: typeof englishNames = (by, as) => `${by} como ${as}`;

/** Texts of audit. */
export const auditTexts: Translated<typeof english> = {
  theServer: 'El servidor',
  unknownPerson: 'Persona desconocida',
  whenUtc: 'Cuándo (UTC)',
  searchByNameOrAction: 'Buscar por nombre o acción',
  person: 'Persona',
  allPeople: 'Todas',
  where: 'Dónde',
  everywhere: 'En todas partes',
  kind: 'Tipo',
  allActivity: 'Toda la actividad',
  from: 'Desde',
  to: 'Hasta',
  clearFilters: 'Quitar filtros',
  deletedLocation: 'una sucursal eliminada',
  about: zone => `Quién hizo qué, cuándo y desde dónde. Las horas son de ${zone}.`,
  loadFailed: 'No se pudo cargar el registro de auditoría.',
  noMatches: 'Ninguna actividad coincide con estos filtros.',
  auditLog: 'Registro de auditoría',
  nothingYet: 'Todavía no se ha cambiado nada.',
  showOlder: 'Mostrar anteriores',
  exportCsv: 'Exportar como CSV',
  exportFailed: 'No se pudo exportar el registro de auditoría.',
  exportTruncated: count =>
    `El archivo solo tiene las ${count} filas más recientes. Elija menos días para exportar el resto.`,
  emptyLog: where =>
    `Todavía no hay actividad ${where === null ? 'en esta empresa' : `en ${where}`}. Aquí aparece todo lo que se guarda, se publica o se cambia.`,
  when: 'Cuándo',
  who: 'Quién',
  what: 'Qué',
  changes: 'Cambios',
  address: 'Dirección IP',
  browser: 'Navegador',
  session: 'Sesión',
  noValue: 'ninguno',
  sessionNamed: session => `sesión ${session}`,
  change: (what, now) => `${what}: ${now}`,
  changeFrom: (what, was, now) => `${what}: ${was} → ${now}`,
};
