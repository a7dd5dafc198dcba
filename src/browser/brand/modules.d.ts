declare module '*/brand.css' {
  const text: string;
  export default text;
}
