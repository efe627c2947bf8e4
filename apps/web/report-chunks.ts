import { type ChunkDefinition, texts, views, web } from './chunk-definition.ts';

/** When a business day and a workweek begin: read by shifts, reports and the forms that set it, and by nothing that all load. */
export const businessDayChunk: ChunkDefinition = {
  name: 'business-day',
  modules: [
    ...['business-day', 'workweek'].map(name => `packages/domain/src/hours/${name}.ts`),
    ...['records/day-start', 'texts/levels/day-start'].map(name => `packages/catalog/src/${name}.ts`),
  ],
};

/** The screens of reports: rows of the table of chunks. */
export const reportChunks: readonly ChunkDefinition[] = [
  {
    name: 'reports',
    modules: [
      ...views('reports'),
      ...texts('reports', 'report-screens', 'saved-views', 'shift-list', 'dashboards'),
      'packages/catalog/src/reports/',
    ],
    // Each is loaded alone: the chart with its library after the numbers, the workbook when somebody asks for one.
    without: web('views/reports/report-chart.tsx', 'views/reports/report-workbook.ts'),
    uses: ['business-day', 'documents', 'fields', 'paper', 'virtual'],
  },
  {
    name: 'report-chart',
    modules: web('views/reports/report-chart.tsx'),
    uses: ['business-day', 'documents', 'fields', 'reports'],
  },
  {
    name: 'workbook',
    modules: [...web('views/reports/report-workbook.ts'), 'node_modules/write-excel-file/'],
    uses: ['business-day', 'documents', 'fields', 'reports', 'virtual'],
  },
];

/** The ticket finder, and what it says where a report led to it. */
export const ticketChunks: readonly ChunkDefinition[] = [
  {
    name: 'tickets',
    modules: [...views('ticket-finder'), ...texts('tickets')],
    without: web('views/ticket-finder/ticket-counted.tsx'),
    uses: ['documents', 'virtual'],
  },
  {
    name: 'ticket-counted',
    modules: web('views/ticket-finder/ticket-counted.tsx'),
    uses: ['business-day', 'documents', 'fields', 'reports', 'tickets', 'virtual'],
  },
];
