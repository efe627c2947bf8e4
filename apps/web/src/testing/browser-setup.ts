import { freezeDocuments } from '@commissary/schema';
import { vi } from 'vitest';
import '../fonts.css';
import '../tokens.css';
import '../global.css';

/** The time of the test server. Only the date stands still: timers run. */
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });

freezeDocuments(true);
