import type { employmentAdminTexts as english } from '../../people/employment-admin.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber } from '../grammar/words.ts';

/** Texts of the overview of employment documents. */
export const employmentAdminTexts: Translated<typeof english> = {
  about: 'La configuración de empleo de cada nivel: quién la guardó por última vez, y qué falta publicar.',
  levels: 'Niveles',
  search: 'Buscar un grupo o sucursal',
  loadFailed: 'No se pudieron cargar los niveles.',
  noMatches: 'Ningún nivel coincide. Cambie la búsqueda.',
  level: 'Nivel',
  version: 'Versión',
  lastSaved: 'Último guardado',
  overrides: 'Cambios propios',
  publishStatus: 'Publicación',
  actions: 'Acciones',
  actionsFor: name => `Acciones para ${name}`,
  versionNumber: version => `Versión ${version}`,
  notSaved: 'Todavía sin guardar',
  saved: (by, when) => `${by}, ${when}`,
  everyLevelStartsHere: 'Todos los niveles parten de aquí',
  inheritsAll: 'Hereda todo',
  notPublished: (count, total) =>
    `${formatNumber(count)} de ${formatCount(total, 'sucursal', 'sucursales')} sin publicar`,
  allLive: 'Todo publicado',
  noLocations: 'Sin sucursales',
  publish: 'Publicar…',
  import: 'Importar…',
  edit: 'Editar configuración',
  history: 'Historial',
  showOverrides: 'Mostrar cambios propios',
  exportFile: 'Exportar a un archivo',
  exportFailed: 'No se pudo escribir el archivo.',
  restoreTemplate: 'Restaurar la plantilla…',
  resetToInherited: 'Volver a lo heredado…',
};
