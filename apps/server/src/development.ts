import { freezeDocuments } from '@commissary/schema';

freezeDocuments(true);
await import('./main.ts');
