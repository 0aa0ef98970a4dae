import { exampleFile } from '#kernel/fleet-file.ts';

/** `/admin/vehicles/import/example.csv`: a file to begin with. The mark at its beginning is for spreadsheets. */
export const loader = () =>
  new Response(`\uFEFF${exampleFile}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="fleet-example.csv"',
    },
  });
