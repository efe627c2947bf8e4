import { useEffect } from 'react';
import { StatusError } from '../api/index.ts';
import { failedLoad, reportError } from './report-error.ts';

type Report = (error: unknown, text: string) => void;

const useReport = (report: Report, error: unknown, text: string): void => {
  useEffect(() => {
    if (error) report(error, text);
  }, [report, error, text]);
};

/** Reports the error of a load, where the screen has more to show. */
export const useLoadError = (error: unknown, text: string): void => useReport(reportError, error, text);

/** Reports the error of the load that a screen consists of, and opens the home page. */
export const useFailedLoad = (error: unknown, text: string): void => useReport(failedLoad, error, text);

/** The same of one record; returns whether there is no such record, which the screen says itself. */
export const useMissingRecord = (error: unknown, text: string): boolean => {
  const isMissing = error instanceof StatusError && error.status === 404;
  useFailedLoad(isMissing ? null : error, text);
  return isMissing;
};
