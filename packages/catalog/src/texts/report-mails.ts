/** Texts of emails with a report. */
export const reportMailTexts = {
  subject: (name: string) => `Report: ${name}`,
  what: (report: string, where: string, days: string) => `${report} of ${where}, ${days}.`,
  paragraphs: ({ what, link, turnOff }: ReportMailWords) => [
    what === null
      ? 'The report that you asked for could not be made. Open it to see why:'
      : `${what} Its numbers are in the file; open the report here:`,
    link,
    'You asked for this email. Change how often it comes, or end it, with “Edit” of the view:',
    turnOff,
  ],
};

interface ReportMailWords {
  /** Null: it could not be made. */
  readonly what: string | null;
  readonly link: string;
  readonly turnOff: string;
}
