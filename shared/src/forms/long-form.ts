/** With this number of questions or more, a form shows where in it a person is. */
export const numberedFrom = 6;
