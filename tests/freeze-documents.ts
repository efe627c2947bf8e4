import { freezeDocuments } from '@commissary/schema';

freezeDocuments(true);
