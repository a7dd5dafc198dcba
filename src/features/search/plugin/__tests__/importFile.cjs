/** Imports a module with Node's own loader: Jest's treats `.js` files as CommonJS. */
module.exports = (file) => import(file);
