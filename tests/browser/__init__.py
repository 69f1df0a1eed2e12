"""The built book and JupyterLab, driven in a real browser."""
