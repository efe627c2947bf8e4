import { freezeDocuments } from '@commissary/schema';
import { afterAll, vi } from 'vitest';
import '../fonts.css';
import '../tokens.css';
import '../global.css';
import '../ui/layout.css';
import { openedConsole } from './opened-console.ts';

/** The time of the test server. Only the date stands still: timers run. */
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });

freezeDocuments(true);

// All files share one page: a dialog that the last test of a file leaves open would lie above what the next one draws.
afterAll(() => openedConsole.leaveScreen?.());
