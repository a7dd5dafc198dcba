/** Imports a module with Node's own loader: Jest's takes `.js` files for CommonJS. */
module.exports = (file) => import(file);
