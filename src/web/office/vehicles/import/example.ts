import { exampleFile } from '#kernel/fleet-file.ts';

/** `/admin/vehicles/import/example.csv`: a sample file. The byte order mark is for spreadsheet programs. */
export const loader = () =>
  new Response(`\uFEFF${exampleFile}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="fleet-example.csv"',
    },
  });
