/** One line of the table that the benchmark prints. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** To what it is measured against in the same run. */
  ratio: number;
}
