import { setTimeout as pause } from 'node:timers/promises';
import type { Actors } from '../crash/actors.ts';
import { locationSettingsEditor } from '../crash/editor-client.ts';
import type { Findings } from '../crash/findings.ts';
import { NoAnswer, type WebClient } from '../crash/web-client.ts';
import { until } from '../fixtures/until.ts';

/** Everybody at work: editors who save, a publisher, terminals that check in. */
export interface Shift {
  /** Resolves once a save by this person, at whichever server the client calls, is acknowledged. */
  saved(by: WebClient): Promise<void>;
  /** The editors have no save under way meanwhile, and begin none. */
  pausedEditors(work: () => Promise<void>): Promise<void>;
  /** No more saves and publishes; every terminal has checked in twice since the last one. */
  endOfEditors(): Promise<void>;
  /** One publish more, which the terminals take. */
  end(): Promise<void>;
}

interface Terms {
  readonly findings: Findings;
  readonly publishesLost: string[];
  /** Whether a publish that was begun may be unknown afterwards. */
  readonly mayLose: boolean;
}

const pauseMs = 50;

export const startShift = (
  { editors, publisher, tills }: Actors,
  { findings, publishesLost, mayLose }: Terms,
): Shift => {
  let over = false;
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let atWork = 0;
  const editing = async (saveNext: () => Promise<void>): Promise<void> => {
    for (;;) {
      await gate.promise;
      if (over) return;
      atWork += 1;
      await saveNext().catch(told);
      atWork -= 1;
      await pause(pauseMs);
    }
  };
  const told = (error: unknown): void => {
    if (!(error instanceof NoAnswer)) findings.errors.push(String(error));
  };
  const publishNext = () =>
    publisher.publishNext().catch(error => {
      // What a server that follows had not received is unknown to it.
      if (mayLose && String(error).includes('"status":404')) publishesLost.push(String(error));
      else findings.errors.push(String(error));
    });
  const publishing = async (): Promise<void> => {
    while (!over) await publishNext();
  };
  const everybody = [...editors.map(editor => editing(editor.saveNext)), publishing()];
  let closed = false;
  const visits = tills.map(till => till.run(() => closed));
  let minutes = 0;
  return {
    saved: async by => {
      const desk = locationSettingsEditor(by, 'pearl-st');
      const path = '/tableSettings/tableAlertTimesInMins/seatedNoOrder';
      minutes += 1;
      const value = 200 + (minutes % 600);
      const save = async () => (await desk.open()).save({ [path]: value });
      for (let isSaved = false; !isSaved; ) {
        isSaved = await save().catch(error => {
          if (error instanceof NoAnswer) return false;
          throw error;
        });
        if (!isSaved) await pause(pauseMs);
      }
    },
    pausedEditors: async work => {
      gate = Promise.withResolvers();
      await until('the end of the saves under way', async () => atWork === 0);
      await work();
      gate.resolve();
    },
    endOfEditors: async () => {
      over = true;
      await Promise.all(everybody);
      for (const editor of editors) await editor.check();
      await Promise.all(tills.map(till => till.twoVisits()));
    },
    end: async () => {
      await publishNext();
      await Promise.all(tills.map(till => till.twoVisits()));
      closed = true;
      await Promise.all(visits);
    },
  };
};
